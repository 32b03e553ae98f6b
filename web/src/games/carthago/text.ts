// The whole view in words, for the text table.
import { t } from './t'
import type { Section } from '../module'
import {
  ALL_GOODS,
  cardLabel,
  columnName,
  effectDoes,
  effectName,
  faceLabel,
  goodName,
  hallSeat,
  nameOf,
  placeName,
  shipCalled,
  shipLabel,
  spaceName,
  tileName,
  tilePays,
} from './names'
import type { CarthagoView, Column, Player } from './view'

export function text(view: CarthagoView, names: string[]): Section[] {
  const who = (seat: number | null): string => (seat === null ? t('word-free') : nameOf(names, seat))
  return [
    present(view, names),
    ...own(view),
    spaces(view, names),
    market(view),
    harbour(view, who),
    warships(view, names),
    hall(view, who),
    tiles(view, who),
    players(view, names),
    ...view.players.flatMap((p) => estate(p, names)),
    piles(view),
  ]
}

const joined = (list: string[]): string => list.join('; ') || t('word-none')

function present(view: CarthagoView, names: string[]): Section {
  const { now } = view
  const lines = [
    t('board-decade-of-3', { d: view.decade, n: view.round }),
    t('board-started-the-round', { name: nameOf(names, view.first) }),
  ]
  if (!view.over) lines.push(t('board-has-the-turn', { name: nameOf(names, view.turn) }))
  if (view.closed) lines.push(t('board-harbours-closed'))
  if (now.space) lines.push(t('board-chosen-space', { space: spaceName(now.space) }))
  if (view.laid.length) lines.push(t('board-laid-list', { cards: joined(view.laid.map(faceLabel)) }))
  if (now.cards_due !== undefined) lines.push(t('board-cards-still-to-pay', { n: now.cards_due }))
  if (now.coins_due !== undefined) lines.push(t('board-coins-still-to-pay', { n: now.coins_due }))
  if (now.place) lines.push(t('board-payment-for', { place: placeName(view, now.place) }))
  if (now.column) lines.push(t('board-payment-for-column', { column: columnName(now.column) }))
  if (now.ship) lines.push(t('board-delivery-goes', { ship: shipLabel(now.ship) }))
  if (now.wanted) lines.push(t('board-wanted-from-market', { card: faceLabel(now.wanted) }))
  if (now.marker) lines.push(t('board-guild-marker-of-moves', { space: spaceName(now.marker) }))
  if (now.favoured) lines.push(t('board-favour-is-used'))
  if (now.luxury) lines.push(t('board-luxury-is-used'))
  if (now.skipped) lines.push(t('board-main-action-skipped'))
  return { title: t('word-now'), lines }
}

function own(view: CarthagoView): Section[] {
  const me = view.players[view.viewer]
  if (!me) return []
  const open = (seen: boolean): string => (seen ? t('board-seen-by-all') : t('board-hidden'))
  return [
    {
      title: t('word-your-hand'),
      lines: [...me.base.map(faceLabel), ...me.hand.map((c) => `${cardLabel(c)}, ${open(c.open)}`)],
    },
  ]
}

const spaces = (view: CarthagoView, names: string[]): Section => ({
  title: t('board-actions'),
  head: [t('board-space'), t('board-cards-to-pay'), t('board-discs'), t('board-guild-marker')],
  rows: view.spaces.map((s) => [
    s.chosen ? t('board-space-chosen', { space: spaceName(s.space) }) : spaceName(s.space),
    String(s.price),
    joined([...s.discs.map((p) => nameOf(names, p)), ...(s.neutral ? [t('board-neutral-disc')] : [])]),
    s.marker ? t('word-yes') : t('word-no'),
  ]),
})

const market = (view: CarthagoView): Section => ({
  title: t('space-market'),
  head: [t('board-action'), t('board-good'), t('board-coins')],
  rows: view.market.map((c) => [spaceName(c.action), goodName(c.good), String(c.coins)]),
})

function harbour(view: CarthagoView, who: (seat: number | null) => string): Section {
  const row = (place: string, ship: CarthagoView['outside'][number], disc: string): string[] =>
    ship
      ? [
          place,
          goodName(ship.good),
          String(ship.coins),
          String(ship.danger),
          `${effectName(ship.effect)}: ${effectDoes(ship.effect)}`,
          disc,
        ]
      : [place, t('word-no-ship'), '', '', '', disc]
  return {
    title: t('board-trading-harbour'),
    head: [
      t('board-dock'),
      t('board-good'),
      t('board-coin-value'),
      t('word-danger'),
      t('board-effect'),
      t('board-disc'),
    ],
    rows: [
      ...view.docks.map((d) => row(String(d.dock), d.ship, who(d.disc))),
      ...view.outside.map((s, i) => row(t('board-outside-place', { n: i + 1 }), s, '')),
    ],
  }
}

function warships(view: CarthagoView, names: string[]): Section {
  const { docks, regular, anchor, turned_up } = view.warships
  const lines = [
    t('board-regular-docks-taken', { n: docks, names: joined(regular.map((p) => nameOf(names, p))) }),
    t('board-anchor', { names: joined(anchor.map((p) => nameOf(names, p))) }),
  ]
  if (turned_up) lines.push(t('board-turned-up', { ship: shipLabel(turned_up) }))
  return { title: t('board-warship-harbour'), lines }
}

function hall(view: CarthagoView, who: (seat: number | null) => string): Section {
  const { seats, forum, forum_cost } = view.hall
  return {
    title: t('board-guild-hall'),
    head: [t('board-seat'), t('board-coins'), t('board-disc')],
    rows: [
      ...seats.map((s) => [hallSeat(s.seat, '.wing'), String(s.cost), s.covered ? t('board-covered') : who(s.disc)]),
      [t('board-forum'), String(forum_cost), joined(forum.flatMap((n, p) => (n ? [`${who(p)} ${n}`] : [])))],
    ],
  }
}

const tiles = (view: CarthagoView, who: (seat: number | null) => string): Section => ({
  title: t('board-achievement-tiles'),
  head: [t('board-decade'), t('board-tile'), t('board-pays'), t('board-spaces'), t('board-points-now')],
  rows: view.tiles.map((x) => [
    x.current ? t('board-decade-open', { d: x.decade }) : String(x.decade),
    tileName(x.tile),
    tilePays(x.tile),
    x.spaces.map((s) => (s.disc === null ? t('board-coins-count', { n: s.cost }) : who(s.disc))).join(', '),
    x.points.map((n, p) => `${who(p)} ${n ?? '?'}`).join(', '),
  ]),
})

const players = (view: CarthagoView, names: string[]): Section => ({
  title: t('word-players'),
  head: [
    t('board-name'),
    t('board-score'),
    t('board-guild-seats'),
    t('board-ships'),
    t('board-available-discs'),
    t('board-strength'),
    t('board-trade-cards'),
    t('board-hidden'),
    t('board-base-cards'),
    t('board-coins'),
    t('board-stands-on'),
  ],
  rows: view.players.map((p) => [
    nameOf(names, p.seat),
    String(p.score ?? '?'),
    String(p.guild_seats),
    String(p.ships.length),
    String(p.discs),
    String(p.strength),
    String(p.hand_size),
    String(p.hidden),
    String(p.base.length),
    String(p.coins ?? '?'),
    p.stands ? spaceName(p.stands) : t('word-none'),
  ]),
})

function estate(p: Player, names: string[]): Section[] {
  const left = (c: Column): number => p.residence[c].reduce((a, b) => a + b, 0)
  const ship = (active: boolean): string => joined(p.ships.filter((s) => s.active === active).map(shipLabel))
  const lines = [
    t('board-residence-left', {
      a: left('left'),
      b: left('middle'),
      c: left('right'),
    }),
    t('board-guild-seats-left-column', { n: p.residence.seats, m: p.residence.freed }),
    t('board-active-ships', { list: ship(true) }),
    t('board-inactive-ships', { list: ship(false) }),
    t('board-base-in-hand-list', { list: joined(p.base.map(faceLabel)) }),
    t('board-open-trade-cards-hand', { list: joined(p.hand.filter((c) => c.open).map(cardLabel)) }),
    t('board-played-this-decade-list', { list: joined(p.played.map(faceLabel)) }),
  ]
  if (p.goods)
    lines.push(t('board-goods-in-hand', { list: joined(ALL_GOODS.map((g) => `${goodName(g)} ${p.goods![g]}`)) }))
  return [{ title: t('board-residence-of', { name: nameOf(names, p.seat) }), lines }]
}

const piles = (view: CarthagoView): Section => ({
  title: t('word-piles'),
  lines: [
    t('board-trade-pile', { n: view.trade_pile }),
    t('board-ships-in-pile', { n: view.ship_pile }),
    t('board-ships-under-pile', { list: joined(view.under.map(shipCalled)) }),
    t('board-discard-pile-list', { list: joined(view.discard_pile.map(faceLabel)) }),
    t('board-unseen', { n: view.unseen.length, list: joined(view.unseen.map(faceLabel)) }),
    t('board-unseen-before', { list: joined(view.unseen_before.map(faceLabel)) }),
  ],
})
