// Words in another language, found by the English ones. A dictionary is one flat file: English text -> translation.
// Texts may have {fields}. `fill` is for texts whose fields we know; `Phrases.say` also translates sentences that
// somebody else has put together (the server's events, refusals, offers), by finding the pattern they were made from.
export type Dictionary = Record<string, string>
export type Fields = Record<string, string | number>

export function fill(text: string, fields: Fields = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in fields ? String(fields[name]) : whole))
}

type Pattern = { regex: RegExp; names: string[]; to: string; weight: number }

const special = /[.*+?^${}()|[\]\\]/g

function compile(from: string, to: string): Pattern {
  const names: string[] = []
  const source = from
    .split(/(\{\w+\})/)
    .map((part) => {
      const field = /^\{(\w+)\}$/.exec(part)
      if (!field) return part.replace(special, '\\$&')
      names.push(field[1]!)
      return '(.+?)'
    })
    .join('')
  return { regex: new RegExp(`^${source}$`, 'u'), names, to, weight: from.replace(/\{\w+\}/g, '').length }
}

export class Phrases {
  private readonly exact: Map<string, string>
  private patterns: Pattern[] | null = null
  private readonly said = new Map<string, string>()

  constructor(private readonly dictionary: Dictionary) {
    this.exact = new Map(Object.entries(dictionary))
  }

  translate(text: string, fields?: Fields): string {
    return fill(this.exact.get(text) ?? text, fields)
  }

  /** A finished sentence; what cannot be translated stays as it is. */
  say(words: string): string {
    const kept = this.said.get(words)
    if (kept !== undefined) return kept
    const found = this.find(words)
    if (this.said.size > 5000) this.said.clear()
    this.said.set(words, found)
    return found
  }

  /** Whether there is a translation: for tests of completeness. */
  knows(words: string): boolean {
    return this.exact.has(words) || this.all().some((p) => p.regex.test(words))
  }

  private all(): Pattern[] {
    this.patterns ??= Object.entries(this.dictionary)
      .filter(([from]) => /\{\w+\}/.test(from) && /\p{L}/u.test(from.replace(/\{\w+\}/g, ''))) // a pattern of fields alone fits anything
      .map(([from, to]) => compile(from, to))
      .sort((a, b) => b.weight - a.weight)
    return this.patterns
  }

  private find(words: string): string {
    const exact = this.exact.get(words)
    if (exact !== undefined) return exact
    for (const p of this.all()) {
      const got = p.regex.exec(words)
      if (got) return fill(p.to, Object.fromEntries(p.names.map((name, i) => [name, this.part(got[i + 1]!)])))
    }
    return words
  }

  /** A field: a word of the game, a phrase of its own, or several of them in a row. */
  private part(text: string): string {
    const whole = this.find(text)
    if (whole !== text) return whole
    if (text.includes(', '))
      return text
        .split(', ')
        .map((t) => this.part(t))
        .join(', ')
    if (text.includes(' and '))
      return text
        .split(' and ')
        .map((t) => this.part(t))
        .join(` ${this.translate('and')} `)
    return text
  }
}
