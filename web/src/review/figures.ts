// A review by the steps of a replay: an answer and the draws that it brings are one step. Figures are rounded in one way only.
import type { Review, ReviewMoment, ReviewPoint, ReviewStep } from '../lib/protocol'

export type Verdict = NonNullable<ReviewStep['verdict']>
export const VERDICTS: Verdict[] = ['best', 'fine', 'slip', 'blunder']
export type Stop = { version: number; point: ReviewPoint; decision: ReviewStep | null }
export type Marked = { moment: ReviewMoment; number: number; stop: number }

/** Hundredths of a chance; halves go up, as on the server. */
export const points = (chance: number): number => Math.floor(100 * chance + 0.5 + 1e-9)

/** The steps of the replay, each with the decision that led there. What was taken back is a step as well, and is not judged:
 * so review and replay count alike. */
export function stopsOf(review: Review, steps: number[]): Stop[] {
  const decided = new Map(review.steps.filter((step) => step.seat !== null).map((step) => [step.at - 1, step]))
  return steps.map((version, i) => ({
    version,
    point: review.curve.findLast((p) => p.at <= version)!,
    decision: i === 0 ? null : (decided.get(steps[i - 1]!) ?? null),
  }))
}

/** The stop that shows a version: the first that is not before it. */
export function stopAt(stops: Stop[], version: number): number {
  const found = stops.findIndex((stop) => stop.version >= version)
  return found < 0 ? stops.length - 1 : found
}

/** The decision that is taken at a version. */
export function decisionAt(review: Review, version: number): ReviewStep | null {
  return review.steps.find((step) => step.seat !== null && step.at - 1 === version) ?? null
}

/** The turning points of a seat, numbered, each with the stop it led to. */
export function momentsOf(review: Review, stops: Stop[], seat: number): Marked[] {
  return (review.moments[seat] ?? []).map((moment, i) => ({ moment, number: i + 1, stop: stopAt(stops, moment.at) }))
}

/** How many decisions of a seat were how good. */
export function countsOf(review: Review, seat: number): Record<Verdict, number> {
  const own = review.steps.filter((step) => step.seat === seat)
  return Object.fromEntries(VERDICTS.map((v) => [v, own.filter((s) => s.verdict === v).length])) as Record<
    Verdict,
    number
  >
}

/** Whose chance is looked at where nobody is "you": the winner's, or of whoever is ahead. */
export function heroOf(review: Review): number {
  const { chances } = review.curve.at(-1)!
  return chances.indexOf(Math.max(...chances))
}

export type Tick = { stop: number; name: string; number: number }

/** Marks of rounds or decades below the chart, or of every so many steps; no more than there is room for. */
export function ticksOf(review: Review, stops: Stop[], room: number): Tick[] {
  const last = stops.length - 1
  const marks = review.marks.slice(review.marks[0]?.at === 0 ? 1 : 0)
  if (marks.length > 1) {
    const every = Math.ceil(marks.length / Math.max(1, room))
    return marks
      .filter((_, i) => i % every === 0)
      .map(({ at, name, number }) => ({ stop: stopAt(stops, at), name, number }))
      .filter((tick) => tick.stop < last - last / (2 * room))
  }
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((n) => last / n <= room) ?? 500
  return Array.from({ length: Math.floor(last / every) }, (_, i) => ({
    stop: (i + 1) * every,
    name: 'move',
    number: (i + 1) * every,
  }))
}

/** Places from the top down, moved so that none is nearer than `gap` to the next, and none below `lowest`. */
export function apart(ys: number[], gap: number, lowest: number): number[] {
  const placed: number[] = []
  for (const y of ys) placed.push(placed.length ? Math.max(y, placed.at(-1)! + gap) : y)
  for (let i = placed.length - 1, most = lowest; i >= 0; i--, most -= gap) placed[i] = Math.min(placed[i]!, most)
  return placed
}
