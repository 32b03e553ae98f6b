import { describe, expect, it } from 'vitest'
import type { Action } from './choose'
import { placesOf } from './places'

const action = (what: string, id: number): Action => ({ id, text: what, parts: { do: what } }) as unknown as Action
const game = { gold: ['reveal'], last: [], places: { reveal: 0, stop: 1, complete: 2 } }
const wanted = (loose: Action[]) => ({ loose, placed: [], send: false, sure: false, back: false })

describe('answers with a place of their own', () => {
  for (const n of [3, 5])
    it(`keep it in a row of ${n}, in whatever order they are offered`, () => {
      const row = placesOf(wanted([action('stop', 1), action('reveal', 2)]), game, n)
      expect(row.slice(0, 2).map((place) => (place.is === 'answer' ? place.action.id : place.is))).toEqual([2, 1])
      expect(row[2]).toEqual({ is: 'empty', kind: 'complete' })
    })
  for (const n of [3, 5])
    it(`never stand where another stood, in a row of ${n}`, () => {
      const places = { ...game.places, repel: 3 }
      const row = placesOf(wanted([action('repel', 1), action('keep', 2)]), { ...game, places, last: ['keep'] }, n)
      const at = (id: number): number => row.findIndex((p) => p.is === 'answer' && p.action.id === id)
      expect([at(1), at(2)]).toEqual([n === 5 ? 3 : 1, n - 1])
      expect(row[0]).toEqual({ is: 'empty', kind: 'reveal' })
    })
  it('stand in their order where several share one', () => {
    const all = [1, 2, 3].map((id) => action('stop', id))
    const row = placesOf(wanted(all), game, 5)
    expect(row.map((place) => (place.is === 'answer' ? place.action.id : place.is))).toEqual([
      'empty',
      1,
      2,
      3,
      'empty',
    ])
  })
  it('stand there though there are more answers than places', () => {
    const placed = [action('reveal', 2), ...[3, 4, 5, 6].map((id) => action('complete', id))]
    const row = placesOf({ ...wanted([action('stop', 1)]), placed }, game, 3)
    expect(row.map((place) => (place.is === 'answer' ? place.action.id : place.is))).toEqual([2, 1, 'list'])
    expect(row[0]).toMatchObject({ gold: true })
  })
})
