// The whole view in words, for the text table.
import { say, t } from '../../lib/i18n.svelte'
import type { Section } from '../module'
import {
  ALL_GOODS,
  cardLabel,
  effectDoes,
  effectName,
  faceLabel,
  goodName,
  nameOf,
  placeName,
  shipLabel,
  spaceName,
  tilePays,
} from './names'
import type { CarthagoView, Column, Player } from './view'

export function text(view: CarthagoView, names: string[]): Section[] {
  const who = (seat: number | null): string => (seat === null ? t('free') : nameOf(names, seat))
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

const joined = (list: string[]): string => list.join('; ') || t('none')

function present(view: CarthagoView, names: string[]): Section {
  const { now } = view
  const lines = [
    t('Decade {d} of 3, round {n} of 5', { d: view.decade, n: view.round }),
    t('{name} started the round', { name: nameOf(names, view.first) }),
  ]
  if (!view.over) lines.push(t('{name} has the turn', { name: nameOf(names, view.turn) }))
  if (view.closed) lines.push(t('The harbours are closed.'))
  if (now.space) lines.push(t('Chosen space: {space}', { space: spaceName(now.space) }))
  if (view.laid.length) lines.push(t('Laid: {cards}', { cards: joined(view.laid.map(faceLabel)) }))
  if (now.cards_due !== undefined) lines.push(t('Cards still to pay: {n}', { n: now.cards_due }))
  if (now.coins_due !== undefined) lines.push(t('Coins still to pay: {n}', { n: now.coins_due }))
  if (now.place) lines.push(t('The payment is for {place}', { place: placeName(view, now.place) }))
  if (now.column)
    lines.push(
      t('The payment is for the column: {column}', {
        column:
          now.column === 'left' ? t('left column') : now.column === 'middle' ? t('middle column') : t('right column'),
      }),
    )
  if (now.ship) lines.push(t('The delivery goes to {ship}', { ship: shipLabel(now.ship) }))
  if (now.wanted) lines.push(t('Wanted from the market: {card}', { card: faceLabel(now.wanted) }))
  if (now.marker) lines.push(t('The guild marker of {space} moves', { space: spaceName(now.marker) }))
  if (now.favoured) lines.push(t('Favour is used'))
  if (now.luxury) lines.push(t('Luxury is used'))
  if (now.skipped) lines.push(t('The main action is skipped'))
  return { title: t('Now'), lines }
}

function own(view: CarthagoView): Section[] {
  const me = view.players[view.viewer]
  if (!me) return []
  const open = (seen: boolean): string => (seen ? t('seen by all') : t('hidden'))
  return [
    {
      title: t('Your hand'),
      lines: [...me.base.map(faceLabel), ...me.hand.map((c) => `${cardLabel(c)}, ${open(c.open)}`)],
    },
  ]
}

const spaces = (view: CarthagoView, names: string[]): Section => ({
  title: t('Actions'),
  head: [t('space'), t('cards to pay'), t('discs'), t('guild marker')],
  rows: view.spaces.map((s) => [
    s.chosen ? t('{space} (chosen)', { space: spaceName(s.space) }) : spaceName(s.space),
    String(s.price),
    joined([...s.discs.map((p) => nameOf(names, p)), ...(s.neutral ? [t('neutral disc')] : [])]),
    s.marker ? t('yes') : t('no'),
  ]),
})

const market = (view: CarthagoView): Section => ({
  title: t('Market'),
  head: [t('card'), t('action'), t('good'), t('coins')],
  rows: view.market.map((c) => [c.card, spaceName(c.action), goodName(c.good), String(c.coins)]),
})

function harbour(view: CarthagoView, who: (seat: number | null) => string): Section {
  const row = (place: string, ship: CarthagoView['outside'][number], disc: string): string[] =>
    ship
      ? [
          place,
          ship.ship,
          goodName(ship.good),
          String(ship.coins),
          String(ship.danger),
          `${effectName(ship.effect)}: ${effectDoes(ship.effect)}`,
          disc,
        ]
      : [place, t('no ship'), '', '', '', '', disc]
  return {
    title: t('Trading harbour'),
    head: [t('dock'), t('ship'), t('good'), t('coin value'), t('danger'), t('effect'), t('disc')],
    rows: [
      ...view.docks.map((d) => row(String(d.dock), d.ship, who(d.disc))),
      ...view.outside.map((s, i) => row(t('outside {n}', { n: i + 1 }), s, '')),
    ],
  }
}

function warships(view: CarthagoView, names: string[]): Section {
  const { docks, regular, anchor, turned_up } = view.warships
  const lines = [
    t('Regular docks: {n}, taken by {names}', { n: docks, names: joined(regular.map((p) => nameOf(names, p))) }),
    t('Anchor: {names}', { names: joined(anchor.map((p) => nameOf(names, p))) }),
  ]
  if (turned_up) lines.push(t('Turned up: {ship}', { ship: shipLabel(turned_up) }))
  return { title: t('Warship harbour'), lines }
}

function hall(view: CarthagoView, who: (seat: number | null) => string): Section {
  const { seats, forum, forum_cost } = view.hall
  return {
    title: t('Guild hall'),
    head: [t('seat'), t('coins'), t('disc')],
    rows: [
      ...seats.map((s) => [s.seat, String(s.cost), s.covered ? t('covered') : who(s.disc)]),
      [t('Forum'), String(forum_cost), joined(forum.flatMap((n, p) => (n ? [`${who(p)} ${n}`] : [])))],
    ],
  }
}

const tiles = (view: CarthagoView, who: (seat: number | null) => string): Section => ({
  title: t('Achievement tiles'),
  head: [t('decade'), t('tile'), t('pays'), t('spaces'), t('points now')],
  rows: view.tiles.map((x) => [
    x.current ? t('{d} (open)', { d: x.decade }) : String(x.decade),
    say(x.name),
    tilePays(x.tile),
    x.spaces.map((s) => (s.disc === null ? t('{n} coins', { n: s.cost }) : who(s.disc))).join(', '),
    x.points.map((n, p) => `${who(p)} ${n ?? '?'}`).join(', '),
  ]),
})

const players = (view: CarthagoView, names: string[]): Section => ({
  title: t('Players'),
  head: [
    t('name'),
    t('score'),
    t('guild seats'),
    t('ships'),
    t('available discs'),
    t('strength'),
    t('trade cards'),
    t('hidden'),
    t('base cards'),
    t('coins'),
    t('stands on'),
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
    p.stands ? spaceName(p.stands) : t('none'),
  ]),
})

function estate(p: Player, names: string[]): Section[] {
  const left = (c: Column): number => p.residence[c].reduce((a, b) => a + b, 0)
  const ship = (active: boolean): string => joined(p.ships.filter((s) => s.active === active).map(shipLabel))
  const lines = [
    t('Residence, discs left: left column {a}, middle column {b}, right column {c}', {
      a: left('left'),
      b: left('middle'),
      c: left('right'),
    }),
    t('Guild seats of the left column: {n}; freed circles: {m}', { n: p.residence.seats, m: p.residence.freed }),
    t('Active ships: {list}', { list: ship(true) }),
    t('Inactive ships: {list}', { list: ship(false) }),
    t('Base cards in hand: {list}', { list: joined(p.base.map(faceLabel)) }),
    t('Open trade cards in hand: {list}', { list: joined(p.hand.filter((c) => c.open).map(cardLabel)) }),
    t('Played in this decade: {list}', { list: joined(p.played.map(faceLabel)) }),
  ]
  if (p.goods)
    lines.push(t('Goods in hand: {list}', { list: joined(ALL_GOODS.map((g) => `${goodName(g)} ${p.goods![g]}`)) }))
  return [{ title: t('Residence of {name}', { name: nameOf(names, p.seat) }), lines }]
}

const piles = (view: CarthagoView): Section => ({
  title: t('Piles'),
  lines: [
    t('Trade pile, cards: {n}', { n: view.trade_pile }),
    t('Ships in the pile: {n}', { n: view.ship_pile }),
    t('Ships under the pile: {list}', { list: joined(view.under) }),
    t('Discard pile: {list}', { list: joined(view.discard_pile.map(faceLabel)) }),
    t('Not seen since the pile was mixed: {n}', { n: view.unseen.length }) +
      (view.unseen.length ? `: ${view.unseen.join(', ')}` : ''),
    t('Not seen from piles before: {list}', { list: view.unseen_before.join(', ') || t('none') }),
  ],
})
