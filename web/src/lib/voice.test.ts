import { describe, expect, it } from 'vitest'
import { Messages } from './messages'
import type { Told } from './protocol'
import { tales } from './tales'
import { type Declared, peopleOf, Voice } from './voice'

const GAME: Declared = {
  name: 'quay',
  actions: [],
  kinds: { hire: { card: 'card', seat: 'seat' } },
  draws: {},
  events: { show: { clause: 'Q1', joins: 'card', fields: { seat: 'seat', card: 'card' }, secret: ['card'] } },
}
const ENGLISH = `
event-show = { $seat_is ->
    [you] You show { $card_a }.
   *[other] { $seat } shows { $card_a }.
}
do-hire = Hire { $card_a } from { $seat }
card-sailor = Sailor
    .a = a Sailor
card-jack = Jack
    .a = a Jack
hidden-card = something
    .a = an unseen card
`
function voice(own: string, names: string[], you: number | null): Voice {
  const [xx, en] = [new Messages('xx'), new Messages('en')]
  xx.add('quay', 'quay', own)
  en.add('quay', 'quay', ENGLISH)
  return new Voice([xx, en], GAME, { names, you })
}
const told = (version: number, deed: number, card: string): Told => ({
  version,
  deed,
  clause: 'Q1',
  event: { event: 'show', seat: 0, card },
})

describe('the voice of a table', () => {
  const show = { event: 'show', seat: 0, card: 'sailor' }
  it('takes any name as it is', () =>
    expect(voice('', ['{ $seat } and you'], null).event(show)).toBe('{ $seat } and you shows a Sailor.'))
  it('tells what is hidden as unseen', () =>
    expect(voice('', ['Ada'], 0).event({ event: 'show', seat: 0 })).toBe('You show an unseen card.'))
  it('says in English what the language lacks, or lacks a form for', () => {
    expect(voice('event-show = { $seat } zeigt { $card }', ['Ada'], 0).event(show)).toBe('Ada zeigt Sailor')
    expect(voice('event-show = { $card_acc } zeigt { $seat }', ['Ada'], 0).event(show)).toBe('You show a Sailor.')
  })
  it('reads seats out of the parts of an answer', () =>
    expect(voice('', ['Ada', 'Bo'], 0).action({ do: 'hire', card: 'jack', seat: '1' })).toBe('Hire a Jack from Bo'))
  it('speaks to the person of a game that was played in a terminal', () => {
    expect(peopleOf(['Bo', 'You'], null, true).you).toBe(1)
    expect(peopleOf(['Bo', 'You'], null).you).toBeNull()
    expect(peopleOf(['Bo', 'You'], 0, true).you).toBe(0)
  })
})

describe('tales', () => {
  it('join what belongs to one decision', () =>
    expect(
      tales([told(1, 1, 'jack'), told(2, 1, 'sailor'), told(3, 2, 'jack')], GAME.events).map((t) => t.event.card),
    ).toEqual([['jack', 'sailor'], 'jack']))
})
