import { describe, expect, it } from 'vitest'
import { Messages } from '../lib/messages'
import type { EventInfo, Position, Told } from '../lib/protocol'
import { NO_GAME, Voice } from '../lib/voice'
import type { Scene, SceneKind } from './scenes'
import { gained, heading, inWords, summaries, summedUp } from './summary'

const plain = (gains = ''): EventInfo => ({
  clause: '',
  joins: [],
  under: [],
  within: [],
  gains,
  fields: {},
  secret: [],
})
const EVENTS = {
  turn: plain(),
  decade: plain(),
  loot: plain(),
  gain: plain('coins'),
  hire: plain('person'),
  income: plain('coins'),
}
const log = (...events: Record<string, unknown>[]): Told[] =>
  events.map((event, i) => ({ version: i, deed: i, clause: '', event }))
const ROUND = log(
  { event: 'turn', round: 1, seat: 0 },
  { event: 'loot', seat: 0 },
  { event: 'gain', seat: 0, coins: 3 },
  { event: 'turn', round: 1, seat: 1 },
  { event: 'hire', seat: 1 },
  { event: 'hire', seat: 1 },
  { event: 'turn', round: 2, seat: 0 },
  { event: 'hire', seat: 0 },
)
const WORDS = `
gained-coins = { $n } coins
gained-person = { $n ->
    [one] a person
   *[other] { $n } persons
}
from-loot = ships
`
function voice(): Voice {
  const english = new Messages('en')
  english.add('quay', 'quay', WORDS)
  return new Voice([english], { ...NO_GAME, name: 'quay' }, { names: ['Ada', 'Bo'], you: 0 })
}

describe('the summary of a round', () => {
  it('counts what each seat gained, and from what', () => {
    expect(gained(ROUND, EVENTS, 2)).toEqual([
      [
        { unit: 'coins', n: 3, from: { loot: 3 } },
        { unit: 'person', n: 1, from: { hire: 1 } },
      ],
      [{ unit: 'person', n: 2, from: { hire: 2 } }],
    ])
  })
  it('is there as soon as the next one begins, and not for one of which the log lacks the beginning', () => {
    const [first, ...more] = summaries(ROUND, EVENTS, 'round', 2)
    expect(more).toEqual([])
    expect(first).toMatchObject({ part: 1, place: 6 })
    expect(first!.seats[0]).toEqual([{ unit: 'coins', n: 3, from: { loot: 3 } }])
    expect(summaries(ROUND, EVENTS, 'round', 2, false)).toEqual([])
  })
  it('counts the income of a decade to the decade that begins with it', () => {
    const told = log(
      { event: 'turn', decade: 1, seat: 0 },
      { event: 'hire', seat: 0 },
      { event: 'decade', decade: 2 },
      { event: 'income', seat: 0, coins: 5 },
      { event: 'turn', decade: 2, seat: 0 },
      { event: 'decade', decade: 3 },
      { event: 'turn', decade: 3, seat: 0 },
    )
    expect(summaries(told, EVENTS, 'decade', 1).map(({ part, seats }) => [part, seats[0]!.map((g) => g.n)])).toEqual([
      [1, [1]],
      [2, [5]],
    ])
  })
  it('ends with the turn of the first seat where rounds have no numbers, in a log that is whole', () => {
    const turn = (seat: number): object => ({ event: 'turn', seat })
    const told = log({ ...turn(1) }, { event: 'hire', seat: 1 }, { ...turn(0) }, { ...turn(1) }, { ...turn(0) })
    expect(summaries(told, EVENTS, '', 2)).toMatchObject([{ part: 1, place: 3 }])
    expect(summaries(told, EVENTS, '', 2, false)).toEqual([])
  })
  it('is a scene of its own, unless the next part begins with a moment of weight', () => {
    const scene = (told: Told, kind: SceneKind): Scene => ({
      told: [told],
      lead: told,
      kind,
      frame: { position: { version: told.version } as Position, told: [] },
      seat: 0,
      ms: 0,
      begins: true,
    })
    const parts = summaries(ROUND, EVENTS, 'round', 2)
    const two = summedUp([scene(ROUND[5]!, {}), scene(ROUND[6]!, { turn: true })], parts, ROUND)
    expect(two.map((one) => [one.told.length, one.summary?.part])).toEqual([
      [1, undefined],
      [0, 1],
      [1, undefined],
    ])
    const [one, ...more] = summedUp([scene(ROUND[6]!, { weight: true, round: true })], parts, ROUND)
    expect([one!.summary!.part, more.length]).toEqual([1, 0])
  })
  it('is told in words', () => {
    const [ada, bo] = gained(ROUND, EVENTS, 2)
    expect(inWords(ada!, voice())).toBe('3 coins (3 from ships) and a person')
    expect(inWords(bo!, voice())).toBe('2 persons')
    expect(inWords([], voice())).toBe('no gain')
    expect(heading('round', 4, voice())).toBe('Round 4 is over')
  })
})
