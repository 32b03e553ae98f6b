// What several parts of the board read from a view.
import type { Bonus, GoodName, Player, PortoView } from './view'

export const GOODS: GoodName[] = ['dye', 'wine', 'oil', 'grain', 'metal']

/** Who looks, with what lies before him; nobody for those who only watch. */
export function own(view: PortoView): Player | null {
  return view.viewer >= 0 ? (view.players[view.viewer] ?? null) : null
}

const LAST = { decade: 5, early: 4, points: 8, round: 5 } // P15.1, P15.2

/** Whether the final phase comes after this decade; whether it comes after this round. */
export const isLastDecade = ({ decade, players }: PortoView): boolean =>
  decade === LAST.decade || (decade === LAST.early && players.some((p) => p.points >= LAST.points))
export const isLastRound = (view: PortoView): boolean => view.round === LAST.round && isLastDecade(view)

/** The bonus of the card in use, if one is. */
export function bonusNow(view: PortoView): Bonus {
  return view.spaces.find((s) => s.in_use)?.bonus ?? ''
}

/** Things that have no places of their own: each stays where it lay before, new ones come to the free places. */
export function settled<T>(before: (T | null)[], things: T[], room: number): (T | null)[] {
  const left = [...things]
  const take = (thing: T | null): T | null => {
    const at = thing === null ? -1 : left.indexOf(thing)
    return at < 0 ? null : left.splice(at, 1)[0]!
  }
  const places = Array.from({ length: Math.max(room, things.length) }, (_, i) => take(before[i] ?? null))
  return places.map((thing) => thing ?? left.shift() ?? null)
}

/** The same, of things that come and go: where each of them lies is kept from one time to the next. */
export function keeper<T>(): (things: T[], room: number) => (T | null)[] {
  let places: (T | null)[] = []
  return (things, room) => (places = settled(places, things, room))
}

/** Equal things counted: [dye, oil, oil] -> copies 0, 0, 1. */
export function copies<T>(list: T[]): { item: T; copy: number }[] {
  return list.map((item, i) => ({ item, copy: list.slice(0, i).filter((x) => x === item).length }))
}
