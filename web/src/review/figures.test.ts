import { expect, test } from 'vitest'
import type { Review, ReviewStep } from '../lib/protocol'
import { apart, countsOf, heroOf, momentsOf, points, stopAt, stopsOf, ticksOf } from './figures'

const point = (at: number, chance: number) => ({ at, chances: [chance, 1 - chance], low: [0, 0], high: [1, 1] })
const step = (at: number, seat: number | null, verdict: ReviewStep['verdict'] = null): ReviewStep => ({
  at,
  seat,
  verdict,
  ask: 'take',
  clause: 'K1.1',
  what: 0,
  choices: 2,
  usual: null,
  expected: [0.5, 0.5],
  better: null,
})
// a draw, a decision with a draw, a decision
const review: Review = {
  finished: true,
  effort: { worlds: 4, iterations: 2, seed: 1, ahead: 3 },
  marks: [],
  curve: [point(0, 0.5), point(1, 0.4), point(2, 0.45), point(3, 0.6), point(4, 1)],
  steps: [step(1, null), step(2, 0, 'slip'), step(3, null), step(4, 1, 'best')],
  ledger: [],
  moments: [[{ at: 3, since: 1, seat: 0, kind: 'slip', before: 50, after: 45 }], []],
}
const stops = stopsOf(review, [0, 1, 3, 4])

test('a step is an answer with its draws', () => {
  expect(stops.map((s) => s.version)).toEqual([0, 1, 3, 4])
  expect(stops.map((s) => s.point.chances[0])).toEqual([0.5, 0.4, 0.6, 1])
  expect(stops.map((s) => s.decision?.verdict ?? null)).toEqual([null, null, 'slip', 'best'])
  expect([0, 1, 2, 3, 4, 9].map((v) => stopAt(stops, v))).toEqual([0, 1, 2, 2, 3, 3])
})

test('what was taken back is a step, as in the replay, and is not judged', () => {
  // a decision, a take-back of it, and two others
  const own = {
    ...review,
    steps: [step(3, 0, 'slip'), step(4, 1, 'best')],
    curve: [point(0, 0.5), point(3, 0.6), point(4, 1)],
  }
  const all = stopsOf(own, [0, 1, 2, 3, 4])
  expect(all.map((s) => s.decision?.verdict ?? null)).toEqual([null, null, null, 'slip', 'best'])
  expect(all.map((s) => s.point.chances[0])).toEqual([0.5, 0.5, 0.5, 0.6, 1])
})

test('moments and marks are found by seat', () => {
  expect(momentsOf(review, stops, 0).map((m) => [m.number, m.stop])).toEqual([[1, 2]])
  expect(momentsOf(review, stops, 1)).toEqual([])
  expect(countsOf(review, 0)).toEqual({ best: 0, fine: 0, slip: 1, blunder: 0 })
  expect(heroOf(review)).toBe(0)
})

test('figures are rounded half up', () => {
  expect([0.005, 0.015, 0.5, 0.994, 0.995].map(points)).toEqual([1, 2, 50, 99, 100])
})

test('there are no more ticks than there is room for', () => {
  const rounds = Array.from({ length: 9 }, (_, i) => ({ at: i, name: 'round', number: i + 1 }))
  const long = Array.from({ length: 90 }, (_, i) => ({ ...stops[0]!, version: i }))
  expect(ticksOf({ ...review, marks: rounds }, long, 4).length).toBeLessThanOrEqual(4)
  expect(ticksOf(review, long, 5).map((tick) => tick.number)).toEqual([20, 40, 60, 80])
})

test('signs at the ends of lines keep apart', () => {
  expect(apart([10, 12, 90, 100], 20, 100)).toEqual([10, 30, 80, 100])
})
