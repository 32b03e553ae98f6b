// The first line of the quay: whose turn it is, who is asked, and what.
import { t } from '../lib/i18n.svelte'
import { capital } from './says'
import type { TableState } from './state.svelte'

/** `brief`: whoever is asked reads the question alone; whose turn it is, the seats say, too. */
export function prompt(table: TableState, brief = false): string {
  const { asked, names, turn } = table
  if (table.playing) return meanwhile(table)
  if (table.due !== null) return t('prompt-goes-on') // it is answered by itself
  if (!asked) return table.over ? t('ended-over') : t('prompt-nobody')
  const owner = turn === null || turn === asked.seat ? '' : (names[turn] ?? '?')
  if (owner && turn === table.viewer) return t('prompt-your-turn', { question: table.question() })
  const question = table.yours ? mine(table, owner) : table.question()
  if (brief && table.yours) return capital(question)
  if (table.yours && turn === null) return t('prompt-you-decide', { question })
  if (table.yours && !owner) return t('prompt-your-turn', { question })
  return owner ? t('prompt-turn-of', { who: owner, question }) : question
}

/** While scenes are played: whose turn it is in them. What is asked after them is not put yet. */
export function playedFor(table: TableState): number | null {
  const { scene } = table.director
  return scene ? scene.turn : table.turn
}

/** The seat that has the sign: who is asked, or while scenes are played whose turn it is in them. */
export function shownActing(table: TableState): number | null {
  if (table.playing) return playedFor(table)
  return table.position?.ended ? null : table.acting
}

function meanwhile(table: TableState): string {
  const seat = playedFor(table)
  if (seat === null) return t(table.position?.ended ? 'prompt-nobody' : 'prompt-goes-on')
  return seat === table.viewer ? t('prompt-title-your-turn') : t('prompt-only-turn', { who: table.names[seat] ?? '?' })
}

function mine(table: TableState, owner: string): string {
  if (table.onlyPass) return table.question() // the voice knows that nothing else is possible, and says so
  const { view, module } = table
  return (view && ((owner && module?.meanwhile?.(view, owner)) || module?.asks?.(view))) || table.question()
}

/** For the title of the window and for notices: whether one is asked, in two words. */
export const yourTurn = (table: TableState): string =>
  table.turn === table.viewer ? t('prompt-title-your-turn') : t('prompt-title-you-decide')
