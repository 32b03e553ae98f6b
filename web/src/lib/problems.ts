// What the server refuses, in the language of the page.
import { capital } from './capital'
import { language, maybe } from './i18n.svelte'
import type { ProblemInfo } from './protocol'
import type { Voice } from './voice'

/** As a sentence. At a table a refusal may name things of its game, and people: with the voice of that table. */
export function refused(problem: ProblemInfo, voice: Voice | null = null): string {
  const { refusal } = problem
  const words = (refusal && voice?.refusal(refusal)) ?? known(problem) ?? problem.words
  return capital(words) + (/[.!?]$/.test(words) ? '' : '.')
}

/** The same where nothing is loaded yet. */
export async function refusedAtOnce(problem: ProblemInfo): Promise<string> {
  await language.need('problems').catch(() => undefined)
  return refused(problem)
}

/** Where nobody sits: refusals that are the same in all games, and what is wrong with a request. */
function known({ refusal, problem }: ProblemInfo): string | null {
  const told = refusal ?? problem
  const key = refusal ? `refuse-${refusal.key}` : `problem-${problem?.key}`
  return told ? maybe(key, told.fields as Record<string, string | number>) : null
}
