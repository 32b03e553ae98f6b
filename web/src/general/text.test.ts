import { describe, expect, it, vi } from 'vitest'
import { text } from './text'

vi.mock('../lib/i18n.svelte', () => ({ t: (key: string): string => key })) // needs a browser; tests/web has one

const VIEW = {
  game: 'any',
  viewer: 0,
  actor: 0,
  ask: '',
  pile: 12,
  sunk: ['salt', 'silk'],
  laid: null,
  ships: [{ name: 'Melqart', space: 3, in_danger: true }],
  now: { due: 2 },
  players: [
    { seat: 0, hand: ['wool'], hand_size: 1 },
    { seat: 1, hand: null, hand_size: 0 },
  ],
}

describe('a view in words', () => {
  const sections = text(VIEW, ['Ada', 'Hanno'])

  it('has a heading for the table, for each group and for each player', () => {
    expect(sections.map((s) => s.title)).toEqual(['word-board', 'ships', 'now', 'Ada', 'Hanno'])
  })
  it('says single values together, and what every table says elsewhere not again', () => {
    expect(sections[0]!.lines).toEqual(['pile: 12', 'sunk: salt, silk', 'laid: –'])
  })
  it('says groups below their names', () => {
    expect(sections[1]!.lines).toEqual(['name: Melqart, space: 3, in danger: word-yes'])
    expect(sections[2]!.lines).toEqual(['due: 2'])
  })
  it('says of players what is known of them', () => {
    expect(sections[3]!.lines).toEqual(['hand: wool', 'hand size: 1'])
    expect(sections[4]!.lines).toEqual(['hand: –', 'hand size: 0'])
  })
})
