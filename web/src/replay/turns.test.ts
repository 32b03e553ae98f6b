import { describe, expect, it } from 'vitest'
import { after, before, decisions, turns } from './turns'

const by = [-1, 0, -1, 0, 1, -1, 1, 0] // versions 0 to 8

describe('where to stop', () => {
  it('before every decision, with the draws behind it, and at the end', () =>
    expect(decisions(by)).toEqual([1, 3, 4, 6, 7, 8]))
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
