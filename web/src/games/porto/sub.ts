// The second line of the quay: what the question is about, in figures of the view.
import { say, t } from '../../lib/i18n.svelte'
import type { TableState } from '../../table/state.svelte'
import { bonusNow, dockName, GOODS, own, type Player, type PortoView } from './view'
import { goodTitle, shipWords } from './words'

type Line = (view: PortoView, me: Player, table: TableState) => string

const palace: Line = (v, me) =>
  t('The next place costs {cost} Talents and needs {need} points; you have {talents} and {points}.', {
    cost: v.palace.next_cost,
    need: v.palace.next_need,
    talents: me.talents ?? '?',
    points: me.points,
  })
const ship: Line = (v) => (v.now.ship ? shipWords(v.now.ship) : '')
const room: Line = (_, me) =>
  t('Free storage spaces: {n}. Talents: {talents}.', { n: me.free_storage, talents: me.talents ?? '?' })
const moved: Line = (v, _, table) => {
  if (table.picked.length) return t('Now choose where the servant goes.')
  return v.now.moved
    ? t('Moved so far: {n}. Go on, or move nobody else.', { n: v.now.moved })
    : t('Choose where a servant comes from, then where he goes.')
}

const LINES: Record<string, Line> = {
  berth: (_, me) => t('Two of your {n} servants in reserve would go there.', { n: me.reserve }),
  quay: (_, me) => t('Two of your {n} servants in reserve would go there.', { n: me.reserve }),
  gift: room,
  pilot: (v) => t('Ships you have to bring in: {n}.', { n: v.now.ships_due ?? 0 }),
  moor: ship,
  load: () => t('Each of the lit docks will be loaded; you choose the sequence.'),
  point: (v, me) =>
    t('Points to place: {n}. You have {points} in the trading house; {taken} of {all} spaces of the path are taken.', {
      n: v.now.points ?? 1,
      points: me.points,
      taken: v.path.taken,
      all: v.path.spaces.length,
    }),
  boon: (v) =>
    v.now.ship
      ? t('{privilege}, or nothing: the card goes back under the deck.', { privilege: say(v.now.ship.privilege_words) })
      : '',
  act: palace,
  captain: (v) => t('Free charter ships: {n}.', { n: v.charter_ships - v.players.reduce((n, p) => n + p.charter, 0) }),
  fetch: () => t('Choose a good in your store or at one of your docks.'),
  deliver: (v, me) => {
    const from = v.now.source ?? ''
    const good = (GOODS as string[]).includes(from) ? from : (v.docks.find((d) => d.dock === from)?.good ?? '')
    const start = good === from ? t('your storehouse') : say(dockName(v, from))
    return t('{good} from {place}. You have {n} in the temple.', { good: goodTitle(good), place: start, n: me.temple })
  },
  errand: moved,
  sway: (v) =>
    v.now.moved
      ? t('Moved so far: {n}. Go on, or move nobody else.', { n: v.now.moved })
      : t('Choose a servant in the temple or the lighthouse: he goes to the other.'),
  loadmaster: (_, me) =>
    t('A free dock: claim it. A dock of yours: switch or dissolve. Reserve: {n}.', { n: me.reserve }),
  shift: (v) =>
    v.now.dock ? t('From {dock}. A good left there is lost.', { dock: say(dockName(v, v.now.dock)) }) : '',
  merchant: (v, me) =>
    t('The next good costs {price} Talents; you have {talents}. Free storage spaces: {n}.', {
      price: v.price,
      talents: me.talents ?? '?',
      n: me.free_storage,
    }),
  stock: room,
  bonus: (v, me, table) =>
    bonusNow(v) === 'palace'
      ? palace(v, me, table)
      : t('Blocked storage spaces: {n}. You have {talents} Talents.', { n: me.blocked, talents: me.talents ?? '?' }),
  finish: (_, me) => t('Cards you hold: {n}.', { n: me.held.length }),
  sort: (_, __, table) => t('Cards in your hand: {n}. The first you choose lies on top.', { n: table.offered.length }),
  anyload: () => t('The good at the dock is loaded, whatever the ship wants.'),
  summon: (v) => t('The ship beside it in row 2 moves up. Cards in the deck: {n}.', { n: v.deck.size }),
  last: (v, me) =>
    t('It costs {cost} Talents and needs {need} points; you have {talents} and {points}.', {
      cost: v.palace.large.cost,
      need: v.palace.large.need,
      talents: me.talents ?? '?',
      points: me.points,
    }),
}

export function sub(view: PortoView, table: TableState): string {
  const me = own(view)
  return me ? (LINES[view.ask]?.(view, me, table) ?? '') : ''
}
