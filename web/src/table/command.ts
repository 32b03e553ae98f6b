// The command line of the text table: labels or words of what is offered, shortened as long as it is clear.
import type { Action } from './choose'

export type Read =
  | { kind: 'list' }
  | { kind: 'send'; ids: number[]; words: string[] }
  | { kind: 'several'; found: Action[] }
  | { kind: 'unknown'; text: string }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim()

/** What a piece of text means: by number in the list, by label, by words, then by the beginnings of words. */
export function meant(text: string, options: Action[], words: (o: Action) => string): Action[] {
  const wanted = plain(text)
  if (!wanted) return []
  if (/^\d+$/.test(wanted)) {
    const counted = options[Number(wanted) - 1]
    if (counted) return [counted]
  }
  const by = (test: (o: Action) => boolean): Action[] => options.filter(test)
  const ways: ((o: Action) => boolean)[] = [
    (o) => plain(o.label) === wanted,
    (o) => plain(words(o)) === wanted,
    (o) => plain(o.label).startsWith(wanted),
    (o) => plain(words(o)).startsWith(wanted),
    (o) => startsAll(wanted, plain(`${o.label.replaceAll(':', ' ')} ${words(o)}`)),
  ]
  for (const way of ways) {
    const found = by(way)
    if (found.length) return found
  }
  return []
}

/** Every word typed begins a word of the text. */
function startsAll(wanted: string, text: string): boolean {
  const there = text.split(' ')
  return wanted.split(/[ :]/).every((w) => there.some((word) => word.startsWith(w)))
}

export function read(line: string, options: Action[], words: (o: Action) => string): Read {
  const text = line.trim()
  if (!text || text === '?') return { kind: 'list' }
  const whole = meant(text, options, words)
  if (whole.length === 1) return { kind: 'send', ids: [whole[0]!.id], words: [words(whole[0]!)] }
  const pieces = text.split(/[\s,]+/)
  if (pieces.length > 1) {
    const each = pieces.map((piece) => meant(piece, options, words))
    // Several things at once are a payment: only things that can be part of one.
    if (each.every((found) => found.length === 1 && (found[0]!.burst || found[0]!.closes))) {
      return { kind: 'send', ids: each.map((found) => found[0]!.id), words: each.map((found) => words(found[0]!)) }
    }
  }
  return whole.length ? { kind: 'several', found: whole } : { kind: 'unknown', text }
}
