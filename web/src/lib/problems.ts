// What the server refuses, in the language of the page.
import { language, maybe } from './i18n.svelte'
import type { ProblemInfo } from './protocol'
import type { Voice } from './voice'

/** As a sentence. At a table a refusal may name things of its game, and people: with the voice of that table. */
export function refused(problem: ProblemInfo, voice: Voice = language.voice()): string {
  const words = problem.refusal ? voice.refusal(problem.refusal) : (known(problem) ?? problem.words)
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.')
}

const known = ({ problem }: ProblemInfo): string | null =>
  problem ? maybe(`problem-${problem.key}`, problem.fields as Record<string, string | number>) : null
