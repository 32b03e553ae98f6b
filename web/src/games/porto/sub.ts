// The second line of the quay: what the question is about, in figures of the view.
import { t } from './t'
import type { TableState } from '../../table/state.svelte'
import { bonusNow, GOODS, isLastDecade, own } from './reading'
import type { Player, PortoView } from './view'
import { dockName, goodTitle, privilegeDoes, shipWords } from './words'

type Line = (view: PortoView, me: Player, table: TableState) => string

const palace: Line = (v, me) =>
  t('hint-palace-next', {
    cost: v.palace.next_cost,
    need: v.palace.next_need,
    talents: me.talents ?? '?',
    points: me.points,
  })
const act: Line = (v, me, table) =>
  isLastDecade(v)
    ? t('hint-palace-final', {
        cost: v.palace.next_cost,
        need: v.palace.next_need,
        last_cost: v.palace.large.cost,
        last_need: v.palace.large.need,
        talents: me.talents ?? '?',
        points: me.points,
      })
    : palace(v, me, table)
const ship: Line = (v) => (v.now.ship ? shipWords(v.now.ship) : '')
const room: Line = (_, me) => t('hint-storage-free', { n: me.free_storage, talents: me.talents ?? '?' })
const MOST = { errand: 5, sway: 3 } // servants whom the Aristocrat or a privilege moves (P9.9, P13.11)
const moved: Line = (v, _, table) => {
  if (table.picked.length) return t('hint-move-to')
  return v.now.moved ? t('hint-moved', { n: v.now.moved, most: MOST.errand }) : t('hint-move-from')
}

const LINES: Record<string, Line> = {
  berth: (_, me) => t('hint-claim', { n: me.reserve }),
  quay: () => t('hint-quay'),
  gift: room,
  pilot: (v, _, table) =>
    t('hint-bring', {
      n: v.now.ships_due ?? 0,
      can_ban: table.offered.some((o) => o.parts.do === 'ban') ? 'yes' : 'no',
    }),
  moor: ship,
  load: () => t('hint-loadmaster-order'),
  point: (v, me) =>
    t('hint-points', {
      n: v.now.points ?? 1,
      points: me.points,
      taken: v.path.taken,
      all: v.path.spaces.length,
    }),
  boon: (v) => (v.now.ship ? t('hint-boon', { privilege: privilegeDoes(v.now.ship.privilege) }) : ''),
  act,
  captain: (v, me) =>
    t('hint-free-charter-ships', {
      n: v.charter_ships - v.players.reduce((n, p) => n + p.charter, 0),
      temple: me.temple,
    }),
  fetch: () => t('hint-carrier'),
  deliver: (v, me) => {
    const from = v.now.source ?? ''
    const good = (GOODS as string[]).includes(from) ? from : (v.docks.find((d) => d.dock === from)?.good ?? '')
    const start = good === from ? t('hint-from-storehouse') : t('hint-from-dock', { dock: dockName(from) })
    return t('hint-voyage', { good: goodTitle(good), place: start, n: me.temple })
  },
  errand: moved,
  sway: (v) => (v.now.moved ? t('hint-moved', { n: v.now.moved, most: MOST.sway }) : t('hint-aristocrat')),
  loadmaster: (_, me) => t('hint-dock', { n: me.reserve }),
  shift: (v) => (v.now.dock ? t('hint-shift', { dock: dockName(v.now.dock) }) : ''),
  merchant: (v, me) =>
    t('hint-merchant', {
      price: v.price,
      talents: me.talents ?? '?',
      n: me.free_storage,
    }),
  stock: (v, me, table) => t('hint-stock', { room: room(v, me, table) }),
  bonus: (v, me, table) =>
    bonusNow(v) === 'palace'
      ? palace(v, me, table)
      : t('hint-storage-open', { n: me.blocked, talents: me.talents ?? '?' }),
  finish: (_, me) => t('hint-held', { n: me.held.length }),
  sort: (_, __, table) => t('hint-look-order', { n: table.offered.length }),
  anyload: () => t('hint-anygood'),
  summon: (v) => t('hint-ship', { n: v.deck.size }),
  last: (v, me) =>
    t('hint-palace', {
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
