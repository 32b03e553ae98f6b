import { describe, expect, it } from 'vitest'
import { scenes as carthago } from '../games/carthago/scenes'
import { scenes as karibik } from '../games/karibik/scenes'
import type { Position, Told } from '../lib/protocol'
import { changes } from './changes'
import { fitted, hurry, paceAfter, sameTurn } from './pace'
import { cut, type Frame, nameOf, type Scene, type SceneKinds } from './scenes'

const told = (version: number, event: string, more: object = {}): Told => ({
  version,
  deed: version,
  event: { event, ...more },
  clause: '',
})
const frame = (version: number, ...events: Told[]): Frame => ({ position: { version } as Position, told: events })
const names = (scenes: Scene[]): string[][] => scenes.map((scene) => scene.told.map(nameOf))

describe('cutting scenes', () => {
  it('joins what belongs together and shows the last position of it', () => {
    const { scenes } = cut(
      [
        frame(1, told(1, 'turn', { seat: 1 })),
        frame(2, told(2, 'reveal', { seat: 1, card: 'a' })),
        frame(3, told(3, 'harbour', { card: 'a' })),
        frame(4, told(4, 'reveal', { seat: 1, card: 'b' }), told(4, 'bust', { seat: 1 }), told(4, 'discard')),
      ],
      karibik.kinds,
    )
    expect(names(scenes)).toEqual([['turn', 'reveal', 'harbour'], ['reveal'], ['bust', 'discard']])
    expect(scenes.map((scene) => scene.frame.position.version)).toEqual([3, 4, 4])
    expect(scenes.map((scene) => nameOf(scene.lead))).toEqual(['reveal', 'reveal', 'bust'])
    expect(scenes.map((scene) => scene.begins)).toEqual([true, false, false])
  })
  it('makes one scene of a run, and nothing is left out', () => {
    const coins = [1, 2, 3].map((n) => frame(n, told(n, 'flip', { seat: 0 })))
    expect(names(cut(coins, karibik.kinds).scenes)).toEqual([['flip', 'flip', 'flip']])
    const { scenes, rest } = cut([frame(1, told(1, 'turn', { seat: 2 })), frame(2)], carthago.kinds)
    expect(names(scenes)).toEqual([['turn']])
    expect(rest.map((one) => one.position.version)).toEqual([2])
  })
  it('has a plain scene for what nobody declared', () => {
    const { scenes } = cut([frame(1, told(1, 'sink', { seat: 2 }), told(1, 'taken_back', { seat: 1 }))], {})
    expect(names(scenes)).toEqual([['sink'], ['taken_back']])
    expect(scenes.map((scene) => scene.seat)).toEqual([2, 1])
  })
})

describe('pace', () => {
  const scene = (ms: number, begins = false, kinds: SceneKinds[string] = {}): Scene => ({
    told: [],
    lead: told(1, 'x'),
    kind: kinds,
    frame: frame(1),
    seat: 0,
    ms,
    begins,
  })
  it('keeps a turn of others between its limits', () => {
    const short = [scene(450, true), scene(600, true)]
    expect(sameTurn(short)).toHaveLength(1)
    expect(fitted(short, 0)).toBeGreaterThanOrEqual(1000)
    const long = Array.from({ length: 12 }, (_, i) => scene(900, i === 0))
    let spent = 0
    for (let queue = long; queue.length; queue = queue.slice(1)) spent += fitted(queue, spent)
    expect(spent).toBeLessThan(5000)
    expect(fitted(short, 0, true)).toBeLessThan(450)
  })
  it('hurries when it is far behind', () => {
    const turns = (n: number): Scene[] => Array.from({ length: n }, () => scene(2000, true))
    expect(hurry(turns(5))).toBe(1)
    expect(hurry(turns(12))).toBe(2)
    expect(hurry(turns(12), Infinity)).toBe(1)
  })
  it('has ends', () => {
    expect([paceAfter('calm', -1), paceAfter('calm', 1), paceAfter('now', 1)]).toEqual(['calm', 'normal', 'now'])
  })
})

describe('what a moment changed', () => {
  it('names the figures that changed, for every seat', () => {
    const view = (...coins: number[]): never => ({ coins }) as never
    const figures = (v: unknown, seat: number): Record<string, number> => ({
      coin: (v as { coins: number[] }).coins[seat]!,
    })
    expect(changes(figures, view(4, 13, 6), view(5, 7, 6), 3)).toEqual([
      { seat: 0, figures: [{ icon: 'coin', old: 4, now: 5 }], sign: 1 },
      { seat: 1, figures: [{ icon: 'coin', old: 13, now: 7 }], sign: -1 },
      { seat: 2, figures: [{ icon: 'coin', old: 6, now: 6 }], sign: 0 },
    ])
  })
  it('is what its own events brought, where others changed the same before and after it', () => {
    const view = (...goods: number[]): never => ({ goods }) as never
    const figures = (v: unknown, seat: number): Record<string, number> => ({
      store: (v as { goods: number[] }).goods[seat]!,
    })
    const event = (name: string, seat: number, n: number): Record<string, unknown> => ({ event: name, seat, n })
    const share = {
      earlier: [event('sell', 0, -2), event('stock', 1, 3)],
      told: [event('lost', 0, -1)],
      brings: (e: Record<string, unknown>): Record<string, number> => ({ store: Number(e.n) }),
    }
    // before the scene the first has sold 2 goods and the second bought 3; after it the third loses 2
    expect(changes(figures, view(4, 0, 2), view(4, 0, 2), 3, ['store'], share)).toEqual([
      { seat: 0, figures: [{ icon: 'store', old: 2, now: 1 }], sign: -1 },
      { seat: 1, figures: [{ icon: 'store', old: 3, now: 3 }], sign: 0 },
      { seat: 2, figures: [{ icon: 'store', old: 2, now: 2 }], sign: 0 },
    ])
  })
})

describe('carthago', () => {
  const met = told(2, 'warship', { seat: 1, ship: 'CE1', danger: 4, strength: 1 })

  it('tells what an expedition meets and how it ends in one moment of weight', () => {
    const lost = [told(2, 'failure', { seat: 1, ship: 'CE1' }), told(2, 'ship_under', { ship: 'CE1' })]
    const { scenes } = cut([frame(2, met, ...lost)], carthago.kinds)
    expect(names(scenes)).toEqual([['warship', 'failure', 'ship_under']])
    expect(scenes.map((scene) => [nameOf(scene.lead), scene.kind.weight, scene.seat])).toEqual([['failure', true, 1]])
  })

  it('shows what is met also where it is not decided yet', () => {
    const { scenes } = cut([frame(2, met)], carthago.kinds)
    expect(scenes.map((scene) => [nameOf(scene.lead), scene.kind.weight])).toEqual([['warship', true]])
  })

  it('gives a scene of its own to the ship that leaves the harbour with a decade', () => {
    const begins = ['decade', 'market_card', 'ship_under', 'row_moves', 'ship_card', 'starter', 'cards_back', 'income']
    const { scenes } = cut([frame(3, ...begins.map((name) => told(3, name)))], carthago.kinds)
    expect(names(scenes)).toEqual([begins.slice(0, 2), begins.slice(2)])
  })
})
