import { takenBack } from '../lib/tales'
import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../lib/protocol'
import type { Action } from './choose'
import { meant, read } from './command'
import { commitmentOf, fromHex, keeps } from './fairness'
import { lastOf, onlyNew, sameView } from './history'
import { keyed, wordsOf } from './named'
import { places, winnersOf } from './rank'
import { figures, leftOf, wholeOf } from './time'

type Spoken = Action & { words: string }
const offer = (id: number, label: string, words: string, more: Partial<Action> = {}): Spoken => ({
  id,
  label,
  words,
  parts: {},
  clause: '',
  burst: false,
  closes: false,
  passes: false,
  ...more,
})

describe('the command line', () => {
  const words = (o: Action): string => (o as Spoken).words
  const offers = [
    offer(1, 'act:take', 'take one card'),
    offer(2, 'act:buy', 'buy all goods'),
    offer(3, 'act:reserve', 'reserve a card'),
  ]
  it('takes labels, words, numbers and beginnings', () => {
    expect(meant('act:buy', offers, words).map((o) => o.id)).toEqual([2])
    expect(meant('Buy all goods', offers, words).map((o) => o.id)).toEqual([2])
    expect(meant('3', offers, words).map((o) => o.id)).toEqual([3])
    expect(meant('res', offers, words).map((o) => o.id)).toEqual([3])
    expect(meant('tak car', offers, words).map((o) => o.id)).toEqual([1])
  })
  it('lists, asks when several fit, and says when none does', () => {
    expect(read('?', offers, words).kind).toBe('list')
    expect(read('act', offers, words).kind).toBe('several')
    expect(read('sail', offers, words)).toEqual({ kind: 'unknown', text: 'sail' })
  })
  it('reads several as one payment only where they can be one', () => {
    const pay = [
      offer(7, 'pay:R5', 'pay with the red 5', { burst: true }),
      offer(8, 'pay:R3', 'pay with the red 3', { burst: true }),
    ]
    expect(read('pay:R5 pay:R3 pay:R3', pay, words)).toMatchObject({ kind: 'send', ids: [7, 8, 8] })
    expect(read('act:take act:buy', offers, words).kind).toBe('unknown')
  })
})

describe('clocks', () => {
  const clocks = { left: [60_000, 30_000], running: 0, since: 1000, now: 1000, stage: 'fine', until: 31_000 }
  it('run for the seat that is asked', () => {
    expect(leftOf(clocks, 0, 11_000, 60_000)).toMatchObject({ ms: 50_000, stage: 'fine' })
    expect(leftOf(clocks, 1, 11_000, 60_000)).toMatchObject({ ms: 30_000, part: 0.5, stage: 'fine' })
    expect(leftOf(clocks, 0, 50_000, 60_000).stage).toBe('hurry')
    // of a short time a turn only the end hurries
    const short = { ...clocks, left: [20_000, 20_000] }
    expect(leftOf(short, 0, clocks.since + 2000, 20_000).stage).toBe('fine')
    expect(leftOf(short, 0, clocks.since + 16_000, 20_000).stage).toBe('hurry')
  })
  it('count the grace down after the end', () => {
    expect(leftOf({ ...clocks, stage: 'grace', until: 81_000 }, 0, 71_000, 60_000)).toMatchObject({
      ms: 10_000,
      stage: 'grace',
    })
  })
  it('are written in days, hours or minutes', () => {
    expect([figures(3 * 86_400_000), figures(3 * 3_600_000), figures(41_000)]).toEqual([
      { days: 3 },
      { hours: 3 },
      { clock: '0:41' },
    ])
    expect([wholeOf({ kind: 'bank', bank_s: 600 }), wholeOf({ kind: 'days', days: 2 })]).toEqual([600_000, 172_800_000])
  })
})

describe('the shuffle', () => {
  it('is what was promised', async () => {
    const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
    const promise = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
    expect(await commitmentOf(seed)).toBe(promise)
    expect([await keeps(seed, promise), await keeps(seed.replace('00', '01'), promise), await keeps('zz', '')]).toEqual(
      [true, false, false],
    )
    expect(fromHex('abc')).toBeNull()
  })
})

describe('history', () => {
  it('knows what is new and who did what last', () => {
    const log = [
      { version: 1, event: { event: 'take', seat: 0 } },
      { version: 2, event: { event: 'turn', seat: 0 } },
    ]
    expect(onlyNew(log, 1).map((l) => l.version)).toEqual([2])
    expect(lastOf(log, 0)?.version).toBe(1)
    expect(lastOf(log, 1)).toBeUndefined()
  })
  it('knows what was taken back', () => {
    const log = [
      { version: 1, event: { event: 'take', seat: 0 } },
      { version: 2, event: { event: 'buy', seat: 0 } },
      { version: 3, event: { event: 'buy', seat: 1 } },
      { version: 4, event: { event: 'taken_back', seat: 1, to: 1 } },
      { version: 5, event: { event: 'buy', seat: 2 } },
    ]
    expect(log.filter((one) => takenBack(log)(one.version)).map((one) => one.version)).toEqual([2, 3])
    expect(lastOf(log, 0)?.version).toBe(1)
  })
  it('finds that two seats see the same', () => {
    expect(sameView({ viewer: 0, market: [1] }, { viewer: 1, market: [1] })).toBe(true)
    expect(sameView({ viewer: 0, hand: [1] }, { viewer: 1, hand: null })).toBe(false)
  })
  it('finds the things an event names', () => {
    expect(wordsOf({ event: 'lay', seat: 0, card: 'T4', cards: ['T5', 6], source: 'deck' })).toEqual(['T4', 'T5'])
    expect([keyed('T4', 'T4'), keyed('card:T4', 'T4'), keyed('xT4', 'T4'), keyed('T41', 'T4')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the rest', () => {
  it('orders seats by rank', () => {
    const seats = [0, 1, 2].map(
      (seat) => ({ seat, name: String(seat), rank: null, score: null }) as unknown as SeatInfo,
    )
    expect(places(seats, [2, 1, 3], [5, 9, 1], [1]).map((p) => [p.seat.seat, p.score, p.won])).toEqual([
      [1, 9, true],
      [0, 5, false],
      [2, 1, false],
    ])
    expect(winnersOf([1, 2, 1])).toEqual([0, 2])
  })
})
