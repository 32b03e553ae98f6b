// Where answers stand: a row of fixed places. The first is for the answer most people want, the last for giving up and for
// stepping back; what a game names in `places` has one place for the whole game. Answers beyond them go into a list.
import type { GameModule } from '../games/module'
import type { Action } from './choose'

export type Place =
  | { is: 'answer'; action: Action; gold: boolean }
  | { is: 'send' }
  | { is: 'sure' }
  | { is: 'back' }
  | { is: 'list' }
  | { is: 'empty'; kind: string }

export type Wanted = {
  /** Answers that are no things on the board, then those that are. */
  loose: Action[]
  placed: Action[]
  send: boolean
  /** What is sent, by its kind: it has its place, too. */
  deed?: string
  sure: boolean
  back: boolean
  /** Things are put together: places of other questions would stand where what is sent will. */
  burst?: boolean
  /** Not all things that can be pressed are seen at once: then there is a list, whatever the row has room for. */
  apart?: boolean
}

const LEAST = 3 // places of a phone

const kindOf = (a: Action): string[] => [a.parts.do ?? '', a.parts.deed ?? '']
const among = (a: Action, kinds: string[]): boolean => kindOf(a).some((kind) => kinds.includes(kind))

export function placesOf(wanted: Wanted, game: Pick<GameModule, 'gold' | 'last' | 'places'>, n: number): Place[] {
  const row: (Place | null)[] = Array.from({ length: n }, () => null)
  const free = (): number => row.filter((p) => p === null).length
  const put = (at: number, place: Place): void => {
    row[at] = place
  }
  const own = game.places[wanted.deed ?? ''] ?? 0
  const nextFree = (from = 0): number => row.findIndex((p, i) => i >= from && p === null)
  if (wanted.send) put(own < n - 1 ? own : 0, { is: 'send' })
  else if (wanted.sure) put(0, { is: 'sure' })
  if (wanted.back) put(n - 1, { is: 'back' })
  const all = [...wanted.loose, ...wanted.placed]
  const placeOf = (a: Action): number =>
    kindOf(a)
      .map((kind) => game.places[kind])
      .find((at) => at !== undefined) ?? -1
  // What has a place for the whole game, and is the only one that has it, stands there however many others there are.
  const alone = (a: Action): boolean => placeOf(a) >= 0 && all.filter((b) => placeOf(b) === placeOf(a)).length === 1
  const some = all.length <= free() ? all : [...wanted.loose, ...wanted.placed.filter(alone)]
  const short = some.length < all.length || some.length > free() || (wanted.apart ?? false)
  const gold = wanted.send || wanted.sure ? null : game.gold.flatMap((k) => some.filter((a) => among(a, [k])))[0]
  const answer = (action: Action): Place => ({ is: 'answer', action, gold: action === gold })

  // Places are kept, dashed, at the questions that have them, and while others act.
  const kept = (!all.length && !wanted.burst) || some.some((a) => placeOf(a) >= 0)

  const giving = some.filter((a) => among(a, game.last))
  const others = some.filter((a) => !giving.includes(a))
  if (giving.length === 1 && row[n - 1] === null) put(n - 1, answer(giving.pop()!))
  const flowing: Action[] = []
  for (const a of [...others, ...giving]) {
    const at = placeOf(a)
    if (alone(a) && at < n - 1 && row[at] === null) put(at, answer(a))
    else flowing.push(a)
  }
  if (short) {
    const before = n > LEAST && row[n - 2] === null ? n - 2 : row.lastIndexOf(null) // the same with and without a last one
    put(before < 0 ? n - 2 : before, { is: 'list' })
  }
  // Several that share a place stand in their order from there on, if that can be.
  const from = (a: Action): number => {
    const [place, group] = [placeOf(a), flowing.filter((b) => placeOf(b) === placeOf(a))]
    return place >= 0 && row.slice(place).filter((p) => p === null).length >= group.length ? place : 0
  }
  const begins = new Map(flowing.map((a) => [a, from(a)]))
  for (const a of flowing) {
    // a row too short for its place: not where something else stands at other questions, if that can be
    const at = alone(a) ? row.lastIndexOf(null) : nextFree(begins.get(a))
    if (at < 0) break
    put(at, answer(a))
  }
  const empty = (at: number): Place => ({
    is: 'empty',
    kind: (kept && Object.entries(game.places).find(([, place]) => place === at)?.[0]) || '',
  })
  return row.map((place, at) => place ?? empty(at))
}
