// Messages of the languages, by Fluent. A language is a folder of src/cothon/locales, the same that the terminal reads; its
// files are fetched when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '@locales/en/table.ftl?raw'

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
  private readonly scopes = new Map<string, FluentBundle>()
  private readonly fetched = new Map<string, Promise<void>>()

  constructor(private readonly code: string) {
    if (code === 'en') this.add('table', '', english) // comes with the code: there is always something to say
  }

  add(file: string, scope: string, text: string): void {
    this.fetched.set(file, Promise.resolve())
    let bundle = this.scopes.get(scope)
    if (!bundle) this.scopes.set(scope, (bundle = new FluentBundle(this.code, { useIsolating: false })))
    bundle.addResource(new FluentResource(text))
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
    const bundle = this.scopes.get(scope)
    const message = bundle?.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return bundle && pattern ? bundle.formatPattern(pattern, vars, []) : null
  }
}
