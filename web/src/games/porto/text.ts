// The whole view in words, for the text table.
import { t } from './t'
import type { Section } from '../module'
import { GOODS, own } from './reading'
import type { GoodName, PortoView, Ship } from './view'
import {
  bonusWords,
  cardName,
  civilisationName,
  dockName,
  goodTitle,
  goodWord,
  privilegeDoes,
  shipCalled,
  shipWords,
} from './words'

const yes = (n: number | null): string => (n === null ? '?' : String(n))
const list = (goods: GoodName[]): string => goods.map(goodWord).join(', ') || t('word-none')

export function text(view: PortoView, names: string[]): Section[] {
  const name = (seat: number | null): string => (seat === null ? '' : (names[seat] ?? '?'))
  return [
    situation(view, name),
    seats(view, name),
    servants(view, name),
    ...mine(view),
    docks(view, name),
    ...rows(view),
    actions(view, name),
    market(view),
    places(view, name),
    palace(view, name),
    path(view, name),
    deck(view),
  ]
}

function situation(v: PortoView, name: (s: number | null) => string): Section {
  const lines = [v.decade ? t('board-decade-of-5', { n: v.decade }) : t('board-setup')]
  if (v.round) lines.push(t('board-action-round-5', { n: v.round }))
  if (v.starting_player !== null) lines.push(t('board-starting-player', { name: name(v.starting_player) }))
  if (v.turn !== null) lines.push(t('board-turn-of', { name: name(v.turn) }))
  if (v.phase === 'final') lines.push(t('board-final-phase'))
  if (v.now.ship) lines.push(t('board-ship-in-question', { ship: shipWords(v.now.ship) }))
  if (v.now.used) lines.push(t('board-card-in-use', { ship: shipWords(v.now.used) }))
  if (v.now.dock) lines.push(t('board-dock-in-question', { dock: dockName(v.now.dock) }))
  if (v.now.source) lines.push(t('board-good-comes-from', { place: placeOf(v.now.source) }))
  if (v.now.cargo) lines.push(t('board-cargo', { good: goodWord(v.now.cargo) }))
  if (v.now.points) lines.push(t('board-points-to-place', { n: v.now.points }))
  if (v.now.ships_due) lines.push(t('board-ships-to-bring', { n: v.now.ships_due }))
  if (v.now.moved) lines.push(t('board-servants-moved-so-far', { n: v.now.moved }))
  if (v.over) lines.push(t('ended-over'))
  return { title: t('board-situation'), lines }
}

const placeOf = (id: string): string =>
  (GOODS as string[]).includes(id) ? t('board-in-the-storehouse', { good: goodTitle(id) }) : dockName(id)

function seats(v: PortoView, name: (s: number | null) => string): Section {
  const head = [
    t('board-seat'),
    t('board-palace'),
    t('board-trading-points.title'),
    t('board-talents'),
    t('board-reserve.title'),
    t('board-store.title'),
    t('board-free-storage-spaces'),
    t('board-blocked.title'),
    t('board-docks'),
    t('board-held-cards'),
  ]
  const rows = v.players.map((p) => [
    name(p.seat), yes(p.palace), yes(p.points), yes(p.talents), yes(p.reserve), list(p.store), yes(p.free_storage), yes(p.blocked),
    p.docks.map(dockName).join(', ') || t('word-none'), p.held.map((s) => privilegeDoes(s.privilege)).join(', ') || t('word-none'),
  ]) // prettier-ignore
  return { title: t('word-seats'), head, rows }
}

function servants(v: PortoView, name: (s: number | null) => string): Section {
  const head = [
    t('board-seat'),
    t('board-reserve.title'),
    t('board-temple'),
    t('board-lighthouse'),
    t('board-charter-ships'),
    t('board-on-action-cards'),
    t('board-on-the-path'),
    t('board-path-would-bring'),
  ]
  const rows = v.players.map((p) => [
    name(p.seat),
    yes(p.reserve),
    yes(p.temple),
    yes(p.lighthouse),
    yes(p.charter),
    yes(p.on_cards),
    yes(p.on_path),
    yes(v.path.awards_now[p.seat] ?? 0),
  ])
  return { title: t('board-servants'), head, rows }
}

function mine(v: PortoView): Section[] {
  const me = own(v)
  if (!me) return []
  const lines = [
    t('board-store-list', { goods: list(me.store) }),
    t('board-free-storage-spaces-count', { n: me.free_storage }),
    t('board-reserve-servants', { n: me.reserve }),
    ...me.held.map((ship) => shipWords(ship)),
  ]
  return [{ title: t('board-before-you'), lines }]
}

function shipCells(s: Ship | null): string[] {
  return s
    ? [
        civilisationName(s.civilisation),
        goodWord(s.good),
        String(s.income),
        String(s.danger),
        privilegeDoes(s.privilege),
      ]
    : [t('word-no-ship'), '', '', '', '']
}

function docks(v: PortoView, name: (s: number | null) => string): Section {
  const head = [
    t('board-dock'),
    t('board-servants-of-column'),
    t('board-good-there'),
    t('board-from'),
    t('board-wants'),
    t('board-income'),
    t('board-danger'),
    t('board-privilege'),
  ]
  return {
    title: t('word-harbour'),
    head,
    rows: v.docks.map((d) => [dockName(d.dock), name(d.owner), d.good ? goodWord(d.good) : '', ...shipCells(d.ship)]),
  }
}

function rows(v: PortoView): Section[] {
  const head = [
    t('board-position'),
    t('board-from'),
    t('board-wants'),
    t('board-income'),
    t('board-danger'),
    t('board-privilege'),
  ]
  return v.rows.map((row, r) => ({
    title: r === 0 ? t('board-ships-row-1-next') : t('board-ships-row-2-later'),
    head,
    rows: row.map((s, i) => [String(i + 1), ...shipCells(s)]),
  }))
}

function actions(v: PortoView, name: (s: number | null) => string): Section {
  const rows = v.spaces.map((s) => [
    String(s.space), s.card ? cardName(s.card) : t('board-no-card'), String(s.cost), bonusWords(s.bonus),
    s.servants.map((n, seat) => (n ? `${name(seat)} ${n}` : '')).filter(Boolean).join(', ') || t('word-none'), s.in_use ? t('board-in-use') : '',
  ]) // prettier-ignore
  return {
    title: t('board-action-cards'),
    head: [
      t('board-space'),
      t('word-card.title'),
      t('board-cost-in-servants'),
      t('board-bonus'),
      t('board-servants'),
      t('board-state'),
    ],
    rows,
  }
}

function market(v: PortoView): Section {
  const bag = GOODS.map((g) => `${goodWord(g)} ${v.bag[g]}`).join(', ')
  return {
    title: t('word-market'),
    lines: [
      t('board-goods-list', { goods: list(v.market) }),
      t('board-spaces', { n: v.market_spaces }),
      t('board-next-good-costs-talents', { n: v.price }),
      t('board-in-the-bag', { goods: bag }),
    ],
  }
}

function places(v: PortoView, name: (s: number | null) => string): Section {
  const out = v.players.reduce((n, p) => n + p.charter, 0)
  const who = (key: 'temple' | 'charter' | 'points'): string =>
    v.players
      .filter((p) => p[key])
      .map((p) => `${name(p.seat)} ${p[key]}`)
      .join(', ') || t('word-nobody')
  const light =
    v.players
      .filter((p) => p.lighthouse)
      .map((p) => `${name(p.seat)} ${p.lighthouse}`)
      .join(', ') || t('word-nobody')
  const lines = [
    t('board-charter-ships-free', { who: who('charter'), n: v.charter_ships - out }),
    t('board-temple-list', { who: who('temple') }),
    t('board-lighthouse-list', { who: light }),
    t('board-trading-house-list', { who: who('points') }),
  ]
  if (v.lighthouse.length) lines.push(t('board-lighthouse-order', { who: v.lighthouse.map(name).join(', ') }))
  return { title: t('board-places'), lines }
}

function palace(v: PortoView, name: (s: number | null) => string): Section {
  const large = v.palace.large
  const rows = v.palace.spaces.map((s) => [
    String(s.space),
    String(s.cost),
    String(s.need),
    s.owner === null ? t('word-free') : name(s.owner),
  ])
  rows.push([
    t('board-large'),
    String(large.cost),
    String(large.need),
    large.servants
      .map((n, s) => (n ? `${name(s)} ${n}` : ''))
      .filter(Boolean)
      .join(', ') || t('word-free'),
  ])
  return {
    title: t('board-palace'),
    head: [t('board-space'), t('board-talents'), t('board-needed-points'), t('board-servant')],
    rows,
  }
}

function path(v: PortoView, name: (s: number | null) => string): Section {
  const rows = v.path.spaces.map((s) => [String(s.space), s.award, s.owner === null ? t('word-free') : name(s.owner)])
  return { title: t('board-path-of-intrigue'), head: [t('board-space'), t('board-awards'), t('board-servant')], rows }
}

function deck(v: PortoView): Section {
  const called = (id: string): string => shipWords(shipCalled(id)!)
  const lines = [t('board-in-the-deck', { n: v.deck.size })]
  v.deck.groups.forEach((g) =>
    lines.push(
      g.length > 1
        ? t('board-unknown-order-list', { n: g.length, ships: g.map(called).join('; ') })
        : t('board-then-ship', { ship: called(g[0]!) }),
    ),
  )
  return { title: t('board-deck'), lines }
}
