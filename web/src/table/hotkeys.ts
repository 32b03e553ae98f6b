// Which key each answer of the quay shows, and so has: the letter of its game where no other answer shares it, the digit that
// is printed on the thing it means, or its number among the rest.
import type { GameModule } from '../games/module'
import type { Action } from './choose'

type Game = Pick<GameModule, 'keys' | 'digit'>

/** `offered`: all that can be chosen now; `shown`: what stands in the quay, in its order. */
export function hotkeys(offered: Action[], shown: Action[], game: Game): Map<number, string> {
  const letter = (a: Action): string => game.keys[a.parts.do ?? ''] ?? ''
  const printed = (a: Action): string => game.digit?.(a) ?? ''
  const letters = offered.map(letter)
  const own = (a: Action): string =>
    letters.filter((one) => one === letter(a)).length === 1 ? letter(a) || printed(a) : printed(a)
  const taken = new Set(offered.map(printed))
  const digits = Array.from({ length: 9 }, (_, i) => String(i + 1)).filter((digit) => !taken.has(digit))
  return new Map(shown.map((a) => [a.id, own(a) || (digits.shift() ?? '')]))
}
