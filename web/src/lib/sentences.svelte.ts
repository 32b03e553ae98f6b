// Sentences that the server has put together (events, offers, questions, refusals), in the language of the page: found by
// their English words in lang/<language>.json. This goes when the server sends data instead.
import { language } from './i18n.svelte'
import { type Dictionary, Phrases } from './words'

const FILES = import.meta.glob<{ default: Dictionary }>('../lang/*.json')

/** Labels of the engine that its sentences show, and what people call them. */
export type Labels = [RegExp, string][]

class Sentences {
  private phrases = $state.raw<Record<string, Phrases>>({})
  private labels = $state.raw<Labels>([])
  private people = $state.raw<string[]>([])

  /** Fetch those of the language; a page that shows sentences waits for it. */
  async need(): Promise<void> {
    const { code } = language
    const load = FILES[`../lang/${code}.json`]
    if (load && !this.phrases[code]) this.phrases = { ...this.phrases, [code]: new Phrases((await load()).default) }
  }

  say(words: string): string {
    const phrases = this.phrases[language.code]
    const said = phrases
      ? phrases.say(words)
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

export const sentences = new Sentences()
export const say = (words: string): string => sentences.say(words)
