// What the server refuses, in the language of the page.
import { language } from './i18n.svelte'
import type { ProblemInfo } from './protocol'
import type { Voice } from './voice'

/** At a table a refusal may name things of its game, and people: with the voice of that table. */
export function refused(problem: ProblemInfo, voice: Voice = language.voice()): string {
  return problem.refusal ? voice.refusal(problem.refusal) : problem.words
}
