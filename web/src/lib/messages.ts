// Messages of the languages, by Fluent. A language is a folder of src/cothon/locales, the same that the terminal reads; its
// files are fetched when they are needed.
import type { FluentVariable } from '@fluent/bundle'
import english from '@locales/en/table.ftl?raw'
import { Bundle } from './bundle'

export type Vars = Record<string, FluentVariable>

const FILES = import.meta.glob<string>(['@locales/*/*.ftl', '!@locales/en/table.ftl'], {
  query: '?raw',
  import: 'default',
})
const PARTS = /([\w-]+)\/([\w-]+)\.ftl$/

/** `de/pages` and what fetches its text. */
const FETCH = new Map<string, () => Promise<string>>([['en/table', () => Promise.resolve(english)]])
for (const [path, load] of Object.entries(FILES)) {
  const [, code, file] = PARTS.exec(path)!
  FETCH.set(`${code}/${file}`, load)
}
export const LANGUAGES: string[] = [...new Set([...FETCH.keys()].map((name) => name.split('/')[0]!))].sort()

/** Messages of one language. A game has messages of its own (`title` of each is another), so files are kept in scopes:
 * one that all share, and one for each game. */
export class Messages {
  /** Something was asked for that is not here, at least not yet. */
  lacked = false
  private readonly scopes = new Map<string, Bundle>()
  private readonly fetched = new Map<string, Promise<void>>()
  private readonly things = new Map<string, Record<string, string>>()

  constructor(private readonly code: string) {
    if (code === 'en') this.add('table', '', english) // comes with the code: there is always something to say
  }

  add(file: string, scope: string, text: string): void {
    this.fetched.set(file, Promise.resolve())
    let bundle = this.scopes.get(scope)
    if (!bundle) this.scopes.set(scope, (bundle = new Bundle(this.code)))
    bundle.add(text)
  }

  fetch(file: string, scope: string): Promise<void> {
    const load = FETCH.get(`${this.code}/${file}`)
    if (!load) return Promise.resolve() // this language has no such file: English stands in
    let coming = this.fetched.get(file)
    if (!coming) {
      coming = load().then((text) => this.add(file, scope, text))
      this.fetched.set(file, coming)
      coming.catch(() => this.fetched.delete(file)) // offline: the next page tries again
    }
    return coming
  }

  format(scope: string, id: string, attribute: string, vars: Vars): string | null {
    return this.said(this.scopes.get(scope), id, attribute, vars, [])
  }

  /** A sentence of a game, or of every table; null where this language lacks it, or something that it needs. */
  whole(scope: string, id: string, attribute: string, vars: () => Vars): string | null {
    const bundle = this.holding(scope, id)
    const errors: Error[] = []
    const said = bundle ? this.said(bundle, id, attribute, vars(), errors) : null
    if (said === null || errors.length) this.lacked = true
    return errors.length ? null : said
  }

  /** The name of a thing ('') and its forms (its attributes), for so many of them; null where this language has none. */
  forms(scope: string, id: string, count = 1): Record<string, string> | null {
    const bundle = this.holding(scope, id)
    if (!bundle) {
      this.lacked = true
      return null
    }
    const at = `${scope} ${id} ${count}`
    let found = this.things.get(at)
    if (!found) {
      const { value, attributes } = bundle.message(id)!
      const patterns = Object.entries(value === null ? attributes : { '': value, ...attributes })
      found = Object.fromEntries(patterns.map(([form, pattern]) => [form, bundle.format(pattern, { count }, [])]))
      this.things.set(at, found)
    }
    return found
  }

  private holding(scope: string, id: string): Bundle | undefined {
    return [scope, ''].map((name) => this.scopes.get(name)).find((bundle) => bundle?.has(id))
  }

  private said(bundle: Bundle | undefined, id: string, attribute: string, vars: Vars, errors: Error[]): string | null {
    const message = bundle?.message(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return bundle && pattern ? bundle.format(pattern, vars, errors) : null
  }
}
