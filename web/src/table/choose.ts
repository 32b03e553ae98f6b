// What a click means. The server says which actions are legal (offers); an element of the board carries a mark, the
// parts of the actions it stands for. Clicking narrows the offers until one is left. No rule of any game is known here.
import type { Parts } from '../lib/types'

/** What an element stands for: parts of actions. A list: any of them. */
export type Mark = Parts | Parts[]
export type Look = 'lit' | 'chosen' | 'dim' | 'plain'
export type Action = {
  id: number
  label: string
  parts: Parts
  clause: string
  burst: boolean
  closes: boolean
  passes: boolean
  /** What tells the thing it means from others that fit its parts. */
  which?: Record<string, unknown> | null
}
export type Known = Action & { asks: string[] }

export function fits(action: { parts: Parts }, mark: Mark): boolean {
  const several = Array.isArray(mark) ? mark : [mark]
  return several.some((m) => Object.entries(m).every(([part, value]) => action.parts[part] === value))
}

/** The offers that fit every mark that was picked. */
export function narrowed<A extends { parts: Parts }>(offers: A[], picked: Mark[]): A[] {
  return offers.filter((o) => picked.every((mark) => fits(o, mark)))
}

export function same(a: Mark, b: Mark): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export function count<T>(list: T[], one: T): number {
  return list.reduce((n, x) => n + Number(x === one), 0)
}

/** Take one copy out of a list. */
export function without<T>(list: T[], one: T): T[] {
  const at = list.indexOf(one)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}

export type Situation = {
  asked: boolean // you are asked, and nothing is on its way
  options: Action[] // what can be chosen now; with something picked, pressing another thing changes the pick
  actions: Known[] // of the present question, legal or not
  picked: Mark[]
  burst: number[]
  pressed: Pressed[] // the things by which the burst was put together, as far as it was by pressing
}
/** One of several equal elements, counted from 0. */
export type Pressed = { mark: Mark; copy: number }

/** How an element looks. `copy` counts equal elements from 0: of two equal cards the one that was pressed is chosen, and where
 *  none was (an answer was chosen by its words), the first. */
export function lookOf(mark: Mark, copy: number, now: Situation): Look {
  if (!now.asked) return 'plain'
  const inBurst = now.actions.filter((a) => a.burst && fits(a, mark)).reduce((n, a) => n + count(now.burst, a.id), 0)
  if (isChosen(mark, copy, inBurst, now.pressed) || now.picked.some((p) => same(p, mark))) return 'chosen'
  if (now.options.some((o) => fits(o, mark))) return 'lit'
  if (now.actions.some((a) => fits(a, mark))) return 'dim'
  return 'plain'
}

function isChosen(mark: Mark, copy: number, inBurst: number, pressed: Pressed[]): boolean {
  const own = pressed.filter((p) => same(p.mark, mark)).map((p) => p.copy)
  if (own.length >= inBurst) return own.slice(0, inBurst).includes(copy)
  const others = Array.from({ length: inBurst + own.length }, (_, i) => i).filter((i) => !own.includes(i))
  return own.includes(copy) || others.slice(0, inBurst - own.length).includes(copy)
}

/** The action to ask "why not?" about: the one of the present question that the element stands for. */
export function refusedBy(mark: Mark, actions: Known[]): Known | undefined {
  return actions.find((a) => fits(a, mark))
}

/** An action that is meant by nothing but its kind, such as "take the bonus". */
export const isPlain = (action: { parts: Parts }): boolean => Object.keys(action.parts).length === 1

/** The first of each kind, then the second of each, and so on. */
export function inTurn<A extends { parts: Parts }>(actions: A[]): A[] {
  const before = (a: A, i: number): number => actions.slice(0, i).filter((b) => b.parts.do === a.parts.do).length
  return actions
    .map((a, i) => ({ a, n: before(a, i) }))
    .toSorted((x, y) => x.n - y.n)
    .map(({ a }) => a)
}
