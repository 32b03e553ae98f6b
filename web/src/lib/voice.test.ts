import { describe, expect, it } from 'vitest'
import { Messages } from './messages'
import type { Told } from './protocol'
import { besideSign, tales } from './tales'
import { type Declared, peopleOf, Voice } from './voice'

const GAME: Declared = {
  name: 'quay',
  actions: [],
  kinds: { hire: { card: 'card', seat: 'seat' } },
  draws: {},
  events: {
    show: {
      clause: 'Q1',
      joins: ['card'],
      under: ['sale'],
      within: [],
      gains: '',
      fields: { seat: 'seat', card: 'card' },
      secret: ['card'],
    },
    offer: { clause: 'Q2', joins: [], under: [], within: ['sale'], gains: '', fields: { seat: 'seat' }, secret: [] },
    sale: { clause: 'Q3', joins: [], under: [], within: [], gains: '', fields: { seat: 'seat' }, secret: [] },
  },
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
    .a = { $count ->
        [one] an unseen card
       *[other] { $count } unseen cards
    }
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
  const happened = (version: number, event: string, seat: number): Told => ({
    version,
    deed: version,
    clause: '',
    event: { event, seat },
  })
  const story = (...told: Told[]): [unknown, unknown[]][] =>
    tales(told, GAME.events).map((t) => [t.event.event, t.details.map((d) => d.event.card)])
  it('join what differs in one thing only', () =>
    expect(tales([told(1, 1, 'jack'), told(2, 1, 'sailor')], GAME.events).map((t) => t.event.card)).toEqual([
      ['jack', 'sailor'],
    ]))
  it('hold details below their act, whichever came first, and leave out what it tells as well', () => {
    expect(story(happened(1, 'offer', 0), told(2, 2, 'jack'), happened(3, 'sale', 0))).toEqual([['sale', ['jack']]])
    expect(story(happened(1, 'offer', 0), happened(2, 'sale', 0), told(3, 3, 'jack'))).toEqual([['sale', ['jack']]])
    expect(story(happened(1, 'sale', 1), told(2, 2, 'jack'))).toEqual([
      ['sale', []],
      ['show', []],
    ])
  })
  it('tell cards that nobody may see by their number', () => {
    const hidden = { event: 'show', seat: 0, card: [null, null] }
    expect(voice('', ['Ada'], 0).event(hidden)).toBe('You show 2 unseen cards.')
  })
  it('leave out a name where its sign stands', () => {
    expect(besideSign('Ada shows a Jack.', 'Ada')).toBe('shows a Jack.')
    expect(besideSign('Ada’s Jack is shown.', 'Ada')).toBe('Ada’s Jack is shown.')
  })
})
