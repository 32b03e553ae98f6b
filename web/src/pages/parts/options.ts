// Options of a game as the server declares them: what may be chosen, what is usual. They mean nothing here.
import type { OptionInfo } from '../../lib/protocol'

export type Value = boolean | number | string
export type Chosen = Record<string, Value>
type By<T> = T | Record<string, T>

const picked = <T>(given: By<T>, by: string): T =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Record<string, T>)[by]!
    : (given as T)

/** Values of all options, with those that others depend on before them. */
export function values(options: OptionInfo[], chosen: Chosen, seats: number): Chosen {
  const all: Chosen = {}
  for (const option of options) {
    const wanted = chosen[option.name]
    all[option.name] = wanted !== undefined && fits(option, wanted, all, seats) ? wanted : usual(option, all, seats)
  }
  return all
}

export const allowed = (option: OptionInfo, all: Chosen): Value[] =>
  picked<Value[]>(option.values as By<Value[]>, String(all[option.by]))

export function usual(option: OptionInfo, all: Chosen, seats: number): Value {
  if (option.order) return allowed(option, all).slice(0, seats).join(',')
  return picked<Value>(option.default as By<Value>, String(all[option.by]))
}

function fits(option: OptionInfo, value: Value, all: Chosen, seats: number): boolean {
  if (option.order) return String(value).split(',').length === seats
  if (allowed(option, all).includes(value)) return true
  if (typeof value !== 'number') return false
  if (option.seat && value >= 0 && value < seats) return true
  return option.whole !== null // whether it is in bounds the server says
}

/** Only what is not as usual is sent. */
export function changed(options: OptionInfo[], chosen: Chosen, seats: number): Chosen {
  const all = values(options, chosen, seats)
  return Object.fromEntries(
    options.filter((o) => all[o.name] !== usual(o, all, seats)).map((o) => [o.name, all[o.name]!]),
  )
}
