// One language at one table: events, questions, answers, refusals and results become sentences. The same keys and variables
// as in src/cothon/locales/voice.py, which speaks in the terminal; tests/web/test_sayings.py compares the two.
//
// What a sentence may use: a field that is a number as it is; a seat `$seat` as the player's name, with `$seat_is` (`you` or
// `other`); a thing `$card` by its name, and each form its language has of it as `$card_FORM`; a list joined by the language's
// "and", with `$cards_count`; `$cards_each` and `$cards_each_FORM` name what is there several times once. What the viewer may
// not know is told by the message `hidden-KIND`, which is given its number, `$count`.
import { capital } from './capital'
import { keyOf } from './keys'
import type { Messages, Vars } from './messages'
import type { GameWhole } from './protocol'
import type { Parts } from './types'

/** Who sits at the table, and the seat that is spoken to. */
export type People = { names: string[]; you: number | null }
/** What the server declares of a game: kinds of fields, and which question has which answers. */
export type Declared = Pick<GameWhole, 'name' | 'actions' | 'events' | 'kinds' | 'draws'>
/** A refusal, a line of odds or of the account: what is said, and with which fields. */
export type Keyed = { key: string; fields: Record<string, unknown> }

/** What decided a game; with the line of the account where the winner gained most, if that is told. */
export type Decided = Keyed & { line: { id: string; fields: Record<string, unknown> } | null }

/** Before a table is known. */
export const NO_GAME: Declared = { name: '', actions: [], events: {}, kinds: {}, draws: {} }

type Field = { kind: string; value: unknown }
type Fields = Record<string, Field>
type Spoken = Record<string, string | number>

/** The name in a record of the one person who sat at a terminal; every language has a word of its own for it. */
const YOU = 'You'
/** Fields of refusals that are said as they are. */
const AS_IT_IS = ['words', 'label', 'labels']
const NO_THINGS = ['seat', 'number', 'flag', 'mark']

/** Who is spoken to: the viewer. Whoever looks at a game that was played in a terminal is told of the person there as "you". */
export function peopleOf(names: string[], viewer: number | null, imported = false): People {
  const there = names.indexOf(YOU)
  return { names, you: viewer === null && imported && there >= 0 ? there : viewer }
}

export class Voice {
  /** The first of the languages that can say a sentence whole says it; the last one is English. */
  constructor(
    private readonly languages: Messages[],
    private readonly game: Declared,
    private readonly people: People,
  ) {}

  /** What happened. Where nothing else was possible and the page went on by itself (`forced`), a sentence may have other
   *  words: nobody decided it. */
  event(event: Record<string, unknown>): string {
    const name = String(event.event)
    const declared = Object.entries(this.game.events[name]?.fields ?? {})
    const fields = declared.map(([field, kind]) => [field, { kind: kind.replace(/^\[|\]$/g, ''), value: event[field] }])
    const [key, given] = [keyOf('event', name), Object.fromEntries(fields) as Fields]
    const forced = event.forced === true ? this.fields(key, given, 'forced') : key
    return capital(forced === key ? this.fields(key, given) : forced)
  }

  /** What is asked. Whoever is asked may be told by what is possible: `$can_stop` is `yes` or `no`; where nobody knows (null),
   *  anything is. */
  question(name: string, seat: number, can: string[] | null = null): string {
    const families = new Set(this.game.actions.filter((a) => a.asks.includes(name)).map((a) => a.parts.do!))
    const possible = Object.fromEntries([...families].map((f) => [`can_${f}`, !can || can.includes(f) ? 'yes' : 'no']))
    const attribute = seat === this.people.you ? '' : 'other'
    return this.fields(keyOf('ask', name), { seat: { kind: 'seat', value: seat } }, attribute, possible)
  }

  /** What an answer does; where it means one of several like things, `.which` of the sentence says which. */
  action(parts: Parts, which: Record<string, unknown> | null = null): string {
    const fields = { ...partsOf(parts, this.game.kinds[parts.do!]), ...named(which ?? {}) }
    return this.fields(keyOf('do', parts.do!), fields, which ? 'which' : '')
  }

  /** What the button says that sends several answers as one: `n` of them, worth `have`, which is `over` too much. */
  sending(family: string, given: { n: number; have: number; over: number }): string {
    return this.fields(keyOf('send', family), {}, '', given)
  }

  /** So many of something, with where they came from if a game has words for it. */
  gained({ unit, n, from }: { unit: string; n: number; from: Record<string, number> }): string {
    const what = this.fields(keyOf('gained', unit), {}, '', { n })
    const named = Object.entries(from).flatMap(([event, count]) => {
      const source = this.known(keyOf('from', event))
      return source === null ? [] : [this.table('summary-from', { source, n: count })]
    })
    return named.length ? this.table('summary-gained', { what, from: named.join(', ') }) : what
  }

  /** A seat, as one speaks of it: one's own is "you". */
  seat(seat: number): string {
    return seat === this.people.you ? this.table('word-you') : this.name(0, seat)
  }

  /** Something that is said at every table. */
  table(key: string, vars: Vars = {}): string {
    return this.say(0, key, vars)
  }

  draw(parts: Parts): string {
    return this.fields(keyOf('draw', parts.do!), partsOf(parts, this.game.draws[parts.do!]))
  }

  refusal(refusal: Keyed): string {
    return capital(this.fields(keyOf('refuse', refusal.key), named(refusal.fields)))
  }

  reason(id: string): string {
    return this.fields(keyOf('reason', id), {})
  }

  /** The fact that decided a game, and why it did. */
  decided(fact: Decided): { title: string; why: string } {
    const source: Vars = fact.line ? { source: this.account(fact.line) } : {}
    const said = (attribute: string): string =>
      capital(this.fields(keyOf('decided', fact.key), named(fact.fields), attribute, source))
    return { title: said(''), why: said('why') }
  }

  /** A number beside a rank that the scores alone do not explain. */
  beside(id: string, n: number): string {
    return this.fields(keyOf('beside', id), {}, '', { n })
  }

  account(line: { id: string; fields: Record<string, unknown> }): string {
    return this.fields(keyOf('account', line.id), named(line.fields))
  }

  odds(told: Keyed): string {
    return this.fields(keyOf('odds', told.key), named(told.fields))
  }

  /** The name of a thing, or one of its forms; a form that is not there is the name. */
  thing(kind: string, value: string, form = ''): string {
    const forms = this.forms(0, kind, value)
    return forms[form] ?? forms['']!
  }

  // -- what stands in a sentence ---------------------------------------------------------------------------------------

  private fields(key: string, fields: Fields, attribute = '', more: Vars = {}): string {
    for (const [first, language] of this.languages.entries()) {
      const said = language.whole(this.game.name, key, attribute, () => ({ ...more, ...this.variables(first, fields) }))
      if (said !== null) return said
    }
    return key // nobody can say it: tests look for this, people can go on
  }

  private variables(first: number, fields: Fields): Vars {
    const found: Vars = {}
    for (const [name, field] of Object.entries(fields))
      for (const [form, said] of Object.entries(this.spoken(first, field)))
        found[form ? `${name}_${form}` : name] = said
    return found
  }

  private spoken(first: number, { kind, value }: Field): Spoken {
    if (kind === 'seat' && typeof value === 'number')
      return { '': this.name(first, value), is: value === this.people.you ? 'you' : 'other' }
    if (kind === 'seats' && Array.isArray(value))
      return {
        '': this.listed(
          value.map((seat) => this.name(first, Number(seat))),
          first,
        ),
        count: value.length,
      }
    if (typeof value === 'boolean') return { '': value ? 'yes' : 'no' }
    if (typeof value === 'number' || (kind === 'mark' && typeof value === 'string')) return { '': value }
    if (value === undefined || value === null) return NO_THINGS.includes(kind) ? {} : this.forms(first, 'hidden', kind)
    if (typeof value === 'string') return { ...this.forms(first, kind, value), count: 1 }
    return Array.isArray(value) ? this.several(first, kind, value) : {}
  }

  private several(first: number, kind: string, values: unknown[]): Spoken {
    const count = values.length
    if (count && values.every((v) => v === null)) return { ...this.forms(first, 'hidden', kind, count), count }
    if (!count || !values.every((v) => typeof v === 'string'))
      return { '': this.listed(values.map(String), first), count }
    const things = values.map((v) => this.forms(first, kind, v as string))
    const found: Spoken = { count }
    for (const form of Object.keys(things[0]!)) {
      const said = things.map((forms) => forms[form] ?? forms['']!)
      found[form] = this.listed(said, first)
      found[form ? `each_${form}` : 'each'] = this.listed([...new Set(said)], first)
    }
    return found
  }

  private name(first: number, seat: number): string {
    const { names, you } = this.people
    if (seat >= names.length) return this.say(first, 'seat-number', { number: seat + 1 })
    return names[seat] === YOU && seat === you ? this.say(first, 'you', {}) : names[seat]!
  }

  private known(key: string): string | null {
    for (const language of this.languages) {
      const said = language.whole(this.game.name, key, '', () => ({}))
      if (said !== null) return said
    }
    return null
  }

  /** `Ada`, `Ada and Hanno`, `Ada, Hanno and Dido`. */
  listed(parts: string[], first = 0): string {
    if (!parts.length) return this.say(first, 'list-none', {})
    const [last, before, ...others] = parts.toReversed()
    const end = before === undefined ? last! : this.say(first, 'list-two', { first: before, second: last! })
    return others.reduce((rest, part) => this.say(first, 'list-more', { first: part, rest }), end)
  }

  private say(first: number, key: string, vars: Vars): string {
    for (const language of this.languages.slice(first)) {
      const said = language.whole(this.game.name, key, '', () => vars)
      if (said !== null) return said
    }
    return key
  }

  private forms(first: number, kind: string, value: string, count = 1): Record<string, string> {
    const key = keyOf(kind, value)
    for (const language of this.languages.slice(first)) {
      const found = language.forms(this.game.name, key, count)
      if (found) return found
    }
    return { '': value }
  }
}

/** The fields of an action or a draw; numbers and seats are written as words in its label. */
function partsOf(parts: Parts, kinds: Record<string, string> = {}): Fields {
  const read = (kind: string, value: string): unknown => (kind === 'seat' || kind === 'number' ? Number(value) : value)
  return Object.fromEntries(
    Object.entries(kinds).map(([field, kind]) => [field, { kind, value: read(kind, parts[field]!) }]),
  )
}

/** Fields whose names say of what kind they are. */
function named(fields: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { kind: kindOf(name), value }]))
}

function kindOf(name: string): string {
  if (AS_IT_IS.includes(name)) return 'mark'
  return name.slice(name.lastIndexOf('_') + 1)
}
