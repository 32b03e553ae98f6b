// The language of the page. English is what the code says; others are one file each in lang/.
import { settings } from './settings.svelte'
import { type Dictionary, type Fields, fill, Phrases } from './words'

const FILES = import.meta.glob<{ default: Dictionary }>('../lang/*.json')
export const LANGUAGES: string[] = ['en', ...Object.keys(FILES).map((path) => /(\w+)\.json$/.exec(path)![1]!)]

/** Labels of the engine that its sentences show, and what people call them. */
export type Labels = [RegExp, string][]

class Language {
  code = $state('en')
  private phrases = $state.raw<Phrases | null>(null)
  private labels = $state.raw<Labels>([])
  private people = $state.raw<string[]>([])

  wanted(): string {
    if (settings.language !== 'auto') return settings.language
    return navigator.languages.map((l) => l.slice(0, 2)).find((l) => LANGUAGES.includes(l)) ?? 'en'
  }

  async use(code: string = this.wanted()): Promise<void> {
    const load = FILES[`../lang/${code}.json`] as (() => Promise<{ default: Dictionary }>) | undefined
    this.phrases = load ? new Phrases((await load()).default) : null
    this.code = load ? code : 'en'
    document.documentElement.lang = this.code
  }

  t(text: string, fields?: Fields): string {
    return this.phrases ? this.phrases.translate(text, fields) : fill(text, fields)
  }

  say(words: string): string {
    const said = this.phrases
      ? this.phrases.say(words)
      : this.labels.reduce((text, [label, name]) => text.replace(label, name), words)
    return this.people.length
      ? said.replace(/\b(seat|Platz) (\d)\b/g, (whole, _, n: string) => this.people[Number(n)] || whole)
      : said
  }

  /** At a table: what the game's labels are called in English (other languages have them in their files), and who sits
   * where. Gives back what ends it. */
  at(labels: Labels, people: string[]): () => void {
    ;[this.labels, this.people] = [labels, people]
    return () => ([this.labels, this.people] = [[], []])
  }
}

export const language = new Language()
/** A text of ours: `t('{n} cards', { n: 3 })`. Give the English text itself, never a variable. */
export const t = (text: string, fields?: Fields): string => language.t(text, fields)
/** A sentence that came from the server. */
export const say = (words: string): string => language.say(words)
export const number = (n: number, digits = 0): string =>
  n.toLocaleString(language.code, { minimumFractionDigits: digits, maximumFractionDigits: digits })
