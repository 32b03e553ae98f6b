// What several parts of the board read from a view.
import type { Bonus, GoodName, Player, PortoView } from './view'

export const GOODS: GoodName[] = ['dye', 'wine', 'oil', 'grain', 'metal']

/** Who looks, with what lies before him; nobody for those who only watch. */
export function own(view: PortoView): Player | null {
  return view.viewer >= 0 ? (view.players[view.viewer] ?? null) : null
}

/** The bonus of the card in use, if one is. */
export function bonusNow(view: PortoView): Bonus {
  return view.spaces.find((s) => s.in_use)?.bonus ?? ''
}

/** Equal things counted: [dye, oil, oil] -> copies 0, 0, 1. */
export function copies<T>(list: T[]): { item: T; copy: number }[] {
  return list.map((item, i) => ({ item, copy: list.slice(0, i).filter((x) => x === item).length }))
}
