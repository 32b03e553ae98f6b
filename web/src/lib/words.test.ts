import { describe, expect, it } from 'vitest'
import { fill, Phrases } from './words'

describe('phrases', () => {
  const de = new Phrases({
    Flute: 'Flöte',
    'the Flute': 'die Flöte',
    '{seat} loots {card}': '{seat} plündert {card}',
    '{seat} loots {card} for {n} coins': '{seat} plündert {card} für {n} Münzen',
    '{n} cards': '{n} Karten',
    and: 'und',
    '{n} Captains (you have {m})': '{n} Kapitäne (du hast {m})',
    '{card} needs {needs}': '{card} braucht {needs}',
  })
  it('fill fields and leave unknown ones', () => expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}'))
  it('translate texts of ours', () => expect(de.translate('{n} cards', { n: 3 })).toBe('3 Karten'))
  it('translate whole sentences of the server, the most exact pattern first', () => {
    expect(de.say('Ada loots the Flute')).toBe('Ada plündert die Flöte')
    expect(de.say('Ada loots the Flute for 3 coins')).toBe('Ada plündert die Flöte für 3 Münzen')
    expect(de.say('Ada loots Flute, Flute')).toBe('Ada plündert Flöte, Flöte')
    expect(de.say('Flute needs 2 Captains (you have 1) and Flute')).toBe(
      'Flöte braucht 2 Kapitäne (du hast 1) und Flöte',
    )
  })
  it('leave what they do not know', () => {
    expect(de.say('Something else')).toBe('Something else')
    expect(de.knows('Something else')).toBe(false)
  })
})
