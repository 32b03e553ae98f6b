// The whole view in words, for the text table.
import { say, t } from '../../lib/i18n.svelte'
import type { Section } from '../module'
import { GOODS, type GoodName, own, type PortoView, type Ship } from './view'
import { bonusWords, goodTitle, goodWord, shipWords } from './words'

const yes = (n: number | null): string => (n === null ? '?' : String(n))
const list = (goods: GoodName[]): string => goods.map(goodWord).join(', ') || t('none')

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
  const lines = [v.decade ? t('Decade {n} of 5', { n: v.decade }) : t('Setup')]
  if (v.round) lines.push(t('Action round {n} of 5', { n: v.round }))
  if (v.starting_player !== null) lines.push(t('Starting player: {name}', { name: name(v.starting_player) }))
  if (v.turn !== null) lines.push(t('Turn of {name}', { name: name(v.turn) }))
  if (v.phase === 'final') lines.push(t('Final phase'))
  if (v.now.ship) lines.push(t('In question: {ship}', { ship: shipWords(v.now.ship) }))
  if (v.now.used) lines.push(t('Card in use: {ship}', { ship: shipWords(v.now.used) }))
  if (v.now.dock) lines.push(t('Dock in question: {dock}', { dock: dockOf(v, v.now.dock) }))
  if (v.now.source) lines.push(t('Good comes from: {place}', { place: placeOf(v, v.now.source) }))
  if (v.now.cargo) lines.push(t('Cargo: {good}', { good: goodWord(v.now.cargo) }))
  if (v.now.points) lines.push(t('Trading points to place: {n}', { n: v.now.points }))
  if (v.now.ships_due) lines.push(t('Ships to bring in: {n}', { n: v.now.ships_due }))
  if (v.now.moved) lines.push(t('Servants moved so far: {n}', { n: v.now.moved }))
  if (v.over) lines.push(t('The game is over'))
  return { title: t('Situation'), lines }
}

const dockOf = (v: PortoView, id: string): string => say(v.docks.find((d) => d.dock === id)?.name ?? id)
const placeOf = (v: PortoView, id: string): string =>
  (GOODS as string[]).includes(id) ? t('{good} in the storehouse', { good: goodTitle(id) }) : dockOf(v, id)

function seats(v: PortoView, name: (s: number | null) => string): Section {
  const head = [
    t('Seat'),
    t('Palace'),
    t('Trading points'),
    t('Talents'),
    t('Reserve'),
    t('Store'),
    t('Free storage spaces'),
    t('Blocked'),
    t('Docks'),
    t('Held cards'),
  ]
  const rows = v.players.map((p) => [
    name(p.seat), yes(p.palace), yes(p.points), yes(p.talents), yes(p.reserve), list(p.store), yes(p.free_storage), yes(p.blocked),
    p.docks.map((d) => dockOf(v, d)).join(', ') || t('none'), p.held.map((s) => say(s.privilege_words)).join(', ') || t('none'),
  ]) // prettier-ignore
  return { title: t('Seats'), head, rows }
}

function servants(v: PortoView, name: (s: number | null) => string): Section {
  const head = [
    t('Seat'),
    t('Reserve'),
    t('Temple'),
    t('Lighthouse'),
    t('Charter ships'),
    t('On action cards'),
    t('On the path'),
    t('Path would bring'),
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
  return { title: t('Servants'), head, rows }
}

function mine(v: PortoView): Section[] {
  const me = own(v)
  if (!me) return []
  const lines = [
    t('Store: {goods}', { goods: list(me.store) }),
    t('Free storage spaces: {n}', { n: me.free_storage }),
    t('Reserve: {n} servants', { n: me.reserve }),
    ...me.held.map(shipWords),
  ]
  return [{ title: t('Before you'), lines }]
}

function shipCells(s: Ship | null): string[] {
  return s
    ? [s.ship, say(s.name), goodWord(s.good), String(s.income), String(s.danger), say(s.privilege_words)]
    : ['', t('no ship'), '', '', '', '']
}

function docks(v: PortoView, name: (s: number | null) => string): Section {
  const head = [
    t('Dock'),
    t('Servants of'),
    t('Good there'),
    t('Ship'),
    t('From'),
    t('Wants'),
    t('Income'),
    t('Danger'),
    t('Privilege'),
  ]
  return {
    title: t('Harbour'),
    head,
    rows: v.docks.map((d) => [say(d.name), name(d.owner), d.good ? goodWord(d.good) : '', ...shipCells(d.ship)]),
  }
}

function rows(v: PortoView): Section[] {
  const head = [t('Position'), t('Ship'), t('From'), t('Wants'), t('Income'), t('Danger'), t('Privilege')]
  return v.rows.map((row, r) => ({
    title: r === 0 ? t('Ships, row 1: next') : t('Ships, row 2: later'),
    head,
    rows: row.map((s, i) => [String(i + 1), ...shipCells(s)]),
  }))
}

function actions(v: PortoView, name: (s: number | null) => string): Section {
  const rows = v.spaces.map((s) => [
    String(s.space), s.name ? say(s.name) : t('no card'), String(s.cost), bonusWords(s.bonus),
    s.servants.map((n, seat) => (n ? `${name(seat)} ${n}` : '')).filter(Boolean).join(', ') || t('none'), s.in_use ? t('in use') : '',
  ]) // prettier-ignore
  return {
    title: t('Action cards'),
    head: [t('Space'), t('Card'), t('Cost in servants'), t('Bonus'), t('Servants'), t('State')],
    rows,
  }
}

function market(v: PortoView): Section {
  const bag = GOODS.map((g) => `${goodWord(g)} ${v.bag[g]}`).join(', ')
  return {
    title: t('Market'),
    lines: [
      t('Goods: {goods}', { goods: list(v.market) }),
      t('Spaces: {n}', { n: v.market_spaces }),
      t('The next good costs {n} Talents', { n: v.price }),
      t('In the bag: {goods}', { goods: bag }),
    ],
  }
}

function places(v: PortoView, name: (s: number | null) => string): Section {
  const out = v.players.reduce((n, p) => n + p.charter, 0)
  const who = (key: 'temple' | 'charter' | 'points'): string =>
    v.players
      .filter((p) => p[key])
      .map((p) => `${name(p.seat)} ${p[key]}`)
      .join(', ') || t('nobody')
  const light =
    v.players
      .filter((p) => p.lighthouse)
      .map((p) => `${name(p.seat)} ${p.lighthouse}`)
      .join(', ') || t('nobody')
  const lines = [
    t('Charter ships: {who}; free: {n}', { who: who('charter'), n: v.charter_ships - out }),
    t('Temple: {who}', { who: who('temple') }),
    t('Lighthouse: {who}', { who: light }),
    t('Trading house, points: {who}', { who: who('points') }),
  ]
  if (v.lighthouse.length)
    lines.push(t('Sequence at the lighthouse: {who}', { who: v.lighthouse.map(name).join(', ') }))
  return { title: t('Places'), lines }
}

function palace(v: PortoView, name: (s: number | null) => string): Section {
  const large = v.palace.large
  const rows = v.palace.spaces.map((s) => [
    String(s.space),
    String(s.cost),
    String(s.need),
    s.owner === null ? t('free') : name(s.owner),
  ])
  rows.push([
    t('large'),
    String(large.cost),
    String(large.need),
    large.servants
      .map((n, s) => (n ? `${name(s)} ${n}` : ''))
      .filter(Boolean)
      .join(', ') || t('free'),
  ])
  return { title: t('Palace'), head: [t('Space'), t('Talents'), t('Needed points'), t('Servant')], rows }
}

function path(v: PortoView, name: (s: number | null) => string): Section {
  const rows = v.path.spaces.map((s) => [String(s.space), s.award, s.owner === null ? t('free') : name(s.owner)])
  return { title: t('Path of intrigue'), head: [t('Space'), t('Awards'), t('Servant')], rows }
}

function deck(v: PortoView): Section {
  const lines = [t('{n} in the deck', { n: v.deck.size })]
  v.deck.groups.forEach((g) =>
    lines.push(
      g.length > 1
        ? t('{n} cards in unknown order: {ships}', { n: g.length, ships: g.join(', ') })
        : t('Then ship {n}', { n: g[0]! }),
    ),
  )
  return { title: t('Deck'), lines }
}
