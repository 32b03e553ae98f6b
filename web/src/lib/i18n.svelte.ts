// What the page says: messages in the language of the page, and in English every single one that this lacks.
import { LANGUAGES, Messages, type Vars } from './messages'
import { settings } from './settings.svelte'

class Language {
  code = $state('en')
  private readonly known = new Map<string, Messages>()
  private readonly wants = new Map<string, string>([['table', '']])
  /** Grows when messages arrive after some were missed, so that what is shown is made anew. */
  private version = $state(0)

  wanted(): string {
    if (settings.language !== 'auto') return LANGUAGES.includes(settings.language) ? settings.language : 'en'
    const asked = navigator.languages.flatMap((l) => [l, l.split('-')[0]!])
    return asked.find((l) => LANGUAGES.includes(l)) ?? 'en'
  }

  /** Speak another language, as soon as all that is shown can be said in it. */
  async use(code: string = this.wanted()): Promise<void> {
    await Promise.all([...this.wants].map(([file, scope]) => this.of(code).fetch(file, scope)))
    this.code = code
    this.version++
    document.documentElement.lang = code
  }

  /** A page needs this file: in the language, and in English for what that lacks. */
  async need(file: string, scope = ''): Promise<void> {
    this.wants.set(file, scope)
    const own =
      this.code === 'en'
        ? []
        : [
            this.of(this.code)
              .fetch(file, scope)
              .catch(() => undefined),
          ]
    await Promise.all([...own, this.of('en').fetch(file, scope)])
    const lacking = [...this.known.values()].filter((messages) => messages.lacked)
    for (const messages of lacking) messages.lacked = false
    if (lacking.length) this.version++
  }

  /** A page may need this file, but not for what it shows at first; without a network the next page asks again. */
  later(file: string): void {
    this.need(file).catch(() => undefined)
  }

  /** The name that a language has for itself. */
  async nameOf(code: string): Promise<string> {
    await this.of(code).fetch('table', '')
    return this.of(code).format('', 'language-name', '', {}) ?? code
  }

  format(key: string, vars: Vars, scopes: string[]): string | null {
    void this.version
    const [id, attribute = ''] = key.split('.') as [string, string?]
    const own = this.of(this.code)
    for (const scope of scopes) {
      const said = own.format(scope, id, attribute, vars)
      if (said !== null) return said
      const english = this.of('en').format(scope, id, attribute, vars)
      if (english !== null) {
        own.lacked = true
        return english
      }
    }
    own.lacked = true
    return null
  }

  /** What speaks: the language, and English for what that lacks. */
  speaking(): Messages[] {
    void this.version
    return (this.code === 'en' ? ['en'] : [this.code, 'en']).map((code) => this.of(code))
  }

  private of(code: string): Messages {
    let found = this.known.get(code)
    if (!found) this.known.set(code, (found = new Messages(code)))
    return found
  }
}

export const language = new Language()

/** A message by its key, `t('word-cards', { n: 3 })`, or an attribute of one, `t('word-card.title')`. */
export const t = (key: string, vars: Vars = {}): string => language.format(key, vars, ['']) ?? key
/** The same where there may be none. */
export const maybe = (key: string, vars: Vars = {}): string | null => language.format(key, vars, [''])
/** For the boards of a game: its own messages, then those that all share. */
export const wordsOf =
  (game: string) =>
  (key: string, vars: Vars = {}): string =>
    language.format(key, vars, [game, '']) ?? key

export const number = (n: number, digits = 0): string =>
  n.toLocaleString(language.code, { minimumFractionDigits: digits, maximumFractionDigits: digits })
/** A change, in whole numbers: +3, −3, ±0. */
export const signed = (n: number): string =>
  `${Math.round(n) > 0 ? '+' : Math.round(n) < 0 ? '−' : '±'}${number(Math.abs(Math.round(n)))}`
