// What is known already, and what two seats know alike.
import type { Position } from '../lib/protocol'
import { type Happened, takenBack } from '../lib/tales'

type Dated = { version: number }

/** The lines that came after a version. */
export function onlyNew<T extends Dated>(lines: T[], after: number): T[] {
  return lines.filter((line) => line.version > after)
}

/** Whether two seats see the same: then nobody hides anything from the other. */
export function sameView(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, blind) === JSON.stringify(b, blind)
}

const blind = (key: string, value: unknown): unknown => (key === 'viewer' ? undefined : value)

/** The last line in which a seat did something that stands, for its panel. */
export function lastOf<T extends Happened>(lines: T[], seat: number): T | undefined {
  const gone = takenBack(lines)
  return lines.findLast((line) => line.event.seat === seat && line.event.event !== 'turn' && !gone(line.version))
}

/** Whether nothing else is asked than before. */
export const sameQuestion = (now: Position | null, next: Position): boolean =>
  now !== null &&
  now.version === next.version &&
  now.viewer === next.viewer &&
  JSON.stringify(now.offers) === JSON.stringify(next.offers)
