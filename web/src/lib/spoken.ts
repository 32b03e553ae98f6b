// Everything that a table can say, said one after the other: what `web/say.mjs` runs. No page loads it.
import { Messages } from './messages'
import type { Told } from './protocol'
import { allOf, tales } from './tales'
import { type Decided, type Declared, type Keyed, Voice } from './voice'
import type { Parts } from './types'

/** What is to be said: the name of a method of the voice, and what it is given. */
type Thing =
  | { say: 'tales'; told: Told[] }
  | { say: 'question'; ask: string; seat: number; can: string[] }
  | { say: 'action'; parts: Parts; which?: Record<string, unknown> | null }
  | { say: 'draw'; parts: Parts }
  | { say: 'refusal' | 'odds'; told: Keyed }
  | { say: 'account'; told: { id: string; fields: Record<string, unknown> } }
  | { say: 'decided'; told: Decided }
  | { say: 'beside'; id: string; n: number }
  | { say: 'reason'; id: string }
export type Table = { language: string; game: Declared; names: string[]; you: number | null; things: Thing[] }

export async function sayAll(tables: Table[]): Promise<string[][]> {
  const known = new Map<string, Messages>()
  for (const code of new Set(['en', ...tables.map((table) => table.language)])) known.set(code, new Messages(code))
  return Promise.all(
    tables.map(async ({ language, game, names, you, things }) => {
      const languages = [...new Set([language, 'en'])].map((code) => known.get(code)!)
      const files = ['table', 'problems'].map((file) => [file, ''])
      for (const messages of languages)
        await Promise.all([...files, [game.name, game.name]].map(([file, scope]) => messages.fetch(file!, scope!)))
      const voice = new Voice(languages, game, { names, you })
      return things.flatMap((thing) => said(voice, game, thing))
    }),
  )
}

function said(voice: Voice, game: Declared, thing: Thing): string[] {
  switch (thing.say) {
    case 'tales':
      return tales(thing.told, game.events).flatMap((tale) => allOf(tale).map((one) => voice.event(one.event)))
    case 'question':
      return [voice.question(thing.ask, thing.seat, thing.can)]
    case 'action':
      return [voice.action(thing.parts, thing.which)]
    case 'draw':
      return [voice.draw(thing.parts)]
    case 'refusal':
    case 'odds':
      return [voice[thing.say](thing.told)]
    case 'account':
      return [voice.account(thing.told)]
    case 'decided':
      return Object.values(voice.decided(thing.told))
    case 'beside':
      return [voice.beside(thing.id, thing.n)]
    default:
      return [voice[thing.say](thing.id)]
  }
}
