import { describe, expect, it } from 'vitest'
import type { Told } from '../../lib/protocol'
import { follow, freshFaces, goes, lastVoyages, markFresh, standing } from './track'

const none = { market: [], farm: [], hand: [], upright: [], sideways: [] }
const told = (...events: Record<string, unknown>[]): Told[] =>
  events.map((event, version) => ({ version, deed: version, event, clause: '' }))

describe('cards', () => {
  it('keep their number from Farm to Market to hand', () => {
    const first = follow(null, { ...none, market: ['R2', 'R2'], farm: ['B5'] })
    const second = follow(first, { ...none, market: ['R2', 'B5'], hand: ['R2'] })
    expect(second.market[1]).toBe(first.farm[0])
    expect(first.market).toContain(second.hand[0])
    expect(second.hand[0]).not.toBe(second.market[0])
  })
  it('are new when they come from the pile, though an equal one was paid', () => {
    const first = follow(null, { ...none, hand: ['Y3'] })
    const second = follow(first, { ...none, farm: ['Y3'] })
    expect(second.farm[0]!.id).not.toBe(first.hand[0]!.id)
  })
})

describe('fresh cards', () => {
  const log = told(
    { event: 'farm_card', card: 'G2' },
    { event: 'pay', seat: 0, card: 'R5' },
    { event: 'farm_moves', cards: ['G2'] },
    { event: 'market_card', card: 'R2' },
    { event: 'farm_card', card: 'B3' },
  )
  it('are those drawn since the last own answer', () => {
    expect(freshFaces(log, 0)).toEqual({ market: ['R2'], farm: ['B3'] })
    expect(freshFaces(log, 1)).toEqual({ market: [], farm: [] })
    expect([
      ...markFresh(
        [
          { id: 'R2#1', face: 'R2' },
          { id: 'R2#10', face: 'R2' },
        ],
        ['R2'],
      ),
    ]).toEqual(['R2#10'])
  })
})

it('forgets what was taken back', () => {
  const log = told(
    { event: 'buy', seat: 0, cards: ['R5'], price: 5 },
    { event: 'discount', seat: 0, colour: 'red', tokens: 1, saved: 5 },
    { event: 'sail', colour: 'red', start: 'Alexandria', end: 'Coast' },
    { event: 'taken_back', seat: 0, to: 0 },
  )
  expect(standing(log).map(({ event }) => event.event)).toEqual(['buy', 'taken_back'])
  expect(lastVoyages(log)).toEqual({})
})

it('tells where vanished things went', () => {
  const events = told(
    { event: 'take', seat: 2, card: 'B5' },
    { event: 'pay', seat: 0, card: 'R3', due: 0 },
    { event: 'stock', seat: 1, cards: ['G2'] },
  )
  expect(['B5#1', 'R3#2', 'G2#3', 'Y2#4', 'piece:1'].map((k) => goes(events, k))).toEqual([
    'seat:2',
    'discard',
    'seat:1',
    undefined,
    'seat:1',
  ])
})
