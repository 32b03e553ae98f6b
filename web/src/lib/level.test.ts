import { describe, expect, it, vi } from 'vitest'
vi.mock('./i18n.svelte', async () => {
  const { Messages } = await import('./messages') // English, without a browser
  const en = new Messages('en')
  const maybe = (key: string): string | null => en.format('', key.split('.')[0]!, key.split('.')[1] ?? '', {})
  return { maybe, t: maybe }
})
import { besides, botLevel, levelHint, LEVELS, levelsOf, numbered, usualBot } from './level'

const SERVER = [
  'random',
  'level-6',
  'level-5',
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'search',
  'network',
  'first-legal',
]

describe('levels', () => {
  it('come first, easiest first, whatever order the server names its bots in', () => {
    expect(levelsOf(SERVER)).toEqual(LEVELS)
    expect(besides(SERVER)).toEqual(['random', 'search', 'network', 'first-legal'])
  })
  it('end earlier in a game without a network', () => {
    const without = SERVER.filter((bot) => bot !== 'level-6' && bot !== 'network')
    expect(levelsOf(without)).toEqual(LEVELS.slice(0, -1))
    expect(besides(without)).toEqual(['random', 'search', 'first-legal'])
  })
  it('have a number, a name and a hint', () => {
    expect(numbered('level-3')).toBe('3 Mate')
    expect(botLevel('level-5')).toBe('Admiral')
    expect(new Set(SERVER.map(levelHint)).size).toBe(SERVER.length)
    expect(SERVER.every((bot) => levelHint(bot) !== '')).toBe(true)
  })
  it('bots for tests have a name, too; those of a server of its own go by theirs', () => {
    expect(['random', 'search', 'first-legal'].map(numbered)).toEqual(['Random', 'Search', 'First answer'])
    expect([numbered('oracle'), botLevel('oracle'), levelHint('oracle')]).toEqual(['oracle', 'oracle', ''])
  })
  it('the Mate is the usual opponent; without levels it is whoever is there', () => {
    expect(usualBot(SERVER)).toBe('level-3')
    expect(usualBot(['oracle', 'random'])).toBe('oracle')
    expect(levelsOf(['oracle', 'random'])).toEqual(['oracle', 'random'])
    expect(usualBot([])).toBe('')
  })
})
