// The messages of a file, each read by Fluent when it is first needed: a game has a thousand, a page says some dozens of them.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>
type Pattern = NonNullable<Message['value']>

const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/gm
/** What a message may refer to: another one, or a term. More than that may look like it, which does no harm. */
const REFERS = /[{(,]\s*(-?[a-zA-Z][\w-]*)/g

export class Bundle {
  private readonly bundle: FluentBundle
  private readonly unread = new Map<string, string>()

  constructor(code: string) {
    this.bundle = new FluentBundle(code, { useIsolating: false })
  }

  add(text: string): void {
    const found = [...text.matchAll(BEGINS)]
    found.forEach((begin, i) => {
      const id = begin[1]!
      if (!this.unread.has(id)) this.unread.set(id, text.slice(begin.index, found[i + 1]?.index))
    })
  }

  has(id: string): boolean {
    return this.unread.has(id) || this.bundle.hasMessage(id)
  }

  message(id: string): Message | undefined {
    this.read(id)
    return this.bundle.getMessage(id)
  }

  format(pattern: Pattern, vars: Record<string, FluentVariable>, errors: Error[]): string {
    return this.bundle.formatPattern(pattern, vars, errors)
  }

  private read(id: string): void {
    const text = this.unread.get(id)
    if (text === undefined) return
    this.unread.delete(id)
    this.bundle.addResource(new FluentResource(text))
    for (const [, other] of text.matchAll(REFERS)) this.read(other!)
  }
}
