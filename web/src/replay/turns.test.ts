import { describe, expect, it } from 'vitest'
import { acts, after, before, spans, stepOf, turns } from './turns'

const by = [-1, 0, -1, 0, 1, -1, 1, 0] // versions 0 to 8

describe('where to stop', () => {
  it('at the start, before every decision, with the draws behind it, and at the end', () =>
    expect(acts(by)).toEqual([0, 1, 3, 4, 6, 7, 8]))
  it('counts acts, not draws', () => {
    expect(by.map((_, version) => stepOf(acts(by), version))).toEqual([0, 1, 2, 2, 3, 4, 4, 5])
    expect(stepOf(acts(by), 8)).toBe(6)
  })
  it('has each step in one line of a list', () => {
    // steps 1 to 7 are led by 0 0 1 1 0 1 1; lines tell 2, 5 and 6
    const told = spans([2, 2, 5, 6], (step) => [0, 0, 1, 1, 0, 1, 1][step - 1]!)
    expect([...told.values()]).toEqual([
      [1, 4],
      [5, 5],
      [6, 6],
    ])
  })
  it('where the deciding seat changes', () => {
    expect(turns(by)).toEqual([1, 4, 7])
    expect(turns(by, 1)).toEqual([4])
  })
  it('goes on and back', () => {
    expect([after([1, 4, 7], 4), before([1, 4, 7], 4), after([1, 4], 4), before([1], 1)]).toEqual([
      7,
      1,
      undefined,
      undefined,
    ])
  })
})
