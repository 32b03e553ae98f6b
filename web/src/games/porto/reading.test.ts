import { describe, expect, it } from 'vitest'
import { isLastDecade, isLastRound, keeper, settled } from './reading'
import type { PortoView } from './view'

describe('things without places of their own', () => {
  it('stay where they lay when another goes, and new ones come to the free places', () => {
    const before = settled<string>([], ['dye', 'oil', 'oil', 'grain'], 6)
    expect(before).toEqual(['dye', 'oil', 'oil', 'grain', null, null])
    const bought = settled(before, ['oil', 'oil', 'grain'], 6)
    expect(bought).toEqual([null, 'oil', 'oil', 'grain', null, null])
    expect(settled(bought, ['oil', 'grain', 'metal'], 6)).toEqual(['metal', 'oil', null, 'grain', null, null])
  })
  it('are remembered, and find room where more come than there was', () => {
    const kept = keeper<string>()
    kept(['wine', 'dye'], 2)
    expect(kept(['dye'], 2)).toEqual([null, 'dye'])
    expect(kept(['dye', 'oil', 'oil'], 2)).toEqual(['oil', 'dye', 'oil'])
  })
})

describe('the end of the game', () => {
  const at = (decade: number, round: number, points: number): PortoView =>
    ({ decade, round, players: [{ points: 0 }, { points }] }) as PortoView
  it('comes after decade 5, or after decade 4 with 8 trading points', () => {
    expect([at(4, 5, 7), at(4, 1, 8), at(3, 5, 8), at(5, 1, 0)].map(isLastDecade)).toEqual([false, true, false, true])
    expect([at(5, 4, 0), at(5, 5, 0), at(4, 5, 7)].map(isLastRound)).toEqual([false, true, false])
  })
})
