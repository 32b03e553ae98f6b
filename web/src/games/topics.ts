// What things are for, in sentences that every game has for its own: `lens-about-TOPIC`, and `.more` for who wants to know.
import type { Vars } from '../lib/messages'
import type { Lensed } from './module'

type Say = (key: string, vars?: Vars) => string

/** Of several topics the first one is what the thing is for; what it lies on and what it shows comes after it. */
export function about(t: Say, topic: string, vars: Vars = {}): Required<Pick<Lensed, 'about' | 'more'>> {
  const [first, ...rest] = topic.replaceAll('_', '-').split(' ').filter(Boolean)
  const said = (key: string, words: string): string[] => (words === key ? [] : [words])
  const short = (one: string): string[] => said(`lens-about-${one}`, t(`lens-about-${one}`, vars))
  const full = (one: string): string[] => said(`lens-about-${one}.more`, t(`lens-about-${one}.more`, vars))
  return {
    about: first ? short(first) : [],
    more: first ? [...full(first), ...rest.flatMap((one) => [...short(one), ...full(one)])] : [],
  }
}
