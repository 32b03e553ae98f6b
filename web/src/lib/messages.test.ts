import { describe, expect, it } from 'vitest'
import { LANGUAGES, Messages } from './messages'

describe('messages', () => {
  it('are found in the folders of the languages', () => expect(LANGUAGES).toEqual(expect.arrayContaining(['de', 'en'])))
  it('in English are there at once, those of the table', () =>
    expect(new Messages('en').format('', 'word-cards', '', { n: 1 })).toBe('1 card'))
  it('have plurals and attributes', async () => {
    const de = new Messages('de')
    await de.fetch('table', '')
    expect([1, 3].map((n) => de.format('', 'word-cards', '', { n }))).toEqual(['1 Karte', '3 Karten'])
    expect(de.format('', 'bot-level-1', 'how', {})).toContain('spielt sofort')
    expect(de.format('', 'bot-level-1', 'what', {})).toBeNull()
  })
  it('of a game are kept apart from those of another', async () => {
    const en = new Messages('en')
    await Promise.all(['karibik', 'porto'].map((game) => en.fetch(game, game)))
    expect(['karibik', 'porto', ''].map((game) => en.format(game, 'good-oil', '', {}))).toEqual([null, 'oil', null])
  })
  it('that a language lacks are left to English', async () => {
    const none = new Messages('xx')
    await none.fetch('table', '')
    expect(none.format('', 'word-cards', '', { n: 1 })).toBeNull()
  })
})
