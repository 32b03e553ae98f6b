import { describe, expect, it } from 'vitest'
import {
  type Action,
  fits,
  inTurn,
  isPlain,
  type Known,
  lookOf,
  narrowed,
  refusedBy,
  type Situation,
  without,
} from './choose'

const action = (id: number, parts: Record<string, string>, more: Partial<Known> = {}): Known => ({
  id,
  parts,
  label: String(id),
  clause: '',
  burst: false,
  closes: false,
  passes: false,
  asks: [],
  ...more,
})
const now = (more: Partial<Situation>): Situation => ({
  asked: true,
  options: [],
  actions: [],
  picked: [],
  burst: [],
  pressed: [],
  ...more,
})

describe('marks', () => {
  it('fit when all their parts do, or one of several marks', () => {
    const a = action(1, { do: 'reserve', zone: 'market', card: 'R5' })
    expect(fits(a, { card: 'R5' })).toBe(true)
    expect(fits(a, { card: 'R5', zone: 'farm' })).toBe(false)
    expect(fits(a, [{ zone: 'farm' }, { card: 'R5' }])).toBe(true)
  })
  it('narrow the offers one after the other', () => {
    const offers: Action[] = [
      action(1, { do: 'take', ship: '3' }),
      action(2, { do: 'ban', ship: '3' }),
      action(3, { do: 'take', ship: '4' }),
    ]
    expect(narrowed(offers, [{ ship: '3' }]).map((o) => o.id)).toEqual([1, 2])
    expect(narrowed(offers, [{ ship: '3' }, { do: 'ban' }]).map((o) => o.id)).toEqual([2])
  })
})

describe('looks', () => {
  const pay = action(7, { do: 'pay', card: 'R5' }, { burst: true })
  const other = action(8, { do: 'pay', card: 'R3' }, { burst: true })
  it('is plain when nobody asks you', () => {
    expect(lookOf({ card: 'R5' }, 0, now({ asked: false, options: [pay], actions: [pay] }))).toBe('plain')
  })
  it('is lit when offered, dim when refused, plain when not part of the question', () => {
    const at = now({ options: [pay], actions: [pay, other] })
    expect(lookOf({ card: 'R5' }, 0, at)).toBe('lit')
    expect(lookOf({ card: 'R3' }, 0, at)).toBe('dim')
    expect(lookOf({ dock: '1' }, 0, at)).toBe('plain')
    expect(refusedBy({ card: 'R3' }, at.actions)?.id).toBe(8)
  })
  it('chooses as many copies as are in the burst', () => {
    const at = now({ options: [pay], actions: [pay], burst: [7] })
    expect([0, 1].map((copy) => lookOf({ card: 'R5' }, copy, at))).toEqual(['chosen', 'lit'])
    const second = now({ options: [pay], actions: [pay], burst: [7], pressed: [{ mark: { card: 'R5' }, copy: 1 }] })
    expect([0, 1].map((copy) => lookOf({ card: 'R5' }, copy, second))).toEqual(['lit', 'chosen'])
    const both = now({ options: [], actions: [pay], burst: [7, 7], pressed: [{ mark: { card: 'R5' }, copy: 1 }] })
    expect([0, 1, 2].map((copy) => lookOf({ card: 'R5' }, copy, both))).toEqual(['chosen', 'chosen', 'dim'])
    expect(without([7, 7], 7)).toEqual([7])
  })
})

describe('reasons', () => {
  it('are asked for one of each kind before a second of any', () => {
    const actions = [
      action(1, { do: 'hire', person: 'a' }),
      action(2, { do: 'hire', person: 'b' }),
      action(3, { do: 'loot', type: 'c' }),
    ]
    expect(inTurn(actions).map((a) => a.id)).toEqual([1, 3, 2])
  })
  it('belong to a plain action only where it has no part but its kind', () => {
    expect([action(1, { do: 'end' }), action(2, { do: 'use', ship: '3' })].map(isPlain)).toEqual([true, false])
  })
})
