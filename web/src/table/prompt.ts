// The first line of the quay: whose turn it is, who is asked, and what.
import { t } from '../lib/i18n.svelte'
import type { TableState } from './state.svelte'

export function prompt(table: TableState): string {
  const { asked, names, turn } = table
  if ((table.before || !asked) && table.playing)
    return turn === null ? t('prompt-goes-on') : t('prompt-only-turn', { who: names[turn] ?? '?' })
  if (table.due !== null) return t('prompt-goes-on') // it is answered by itself
  if (!asked) return table.over ? t('ended-over') : t('prompt-nobody')
  const owner = turn === null || turn === asked.seat ? '' : (names[turn] ?? '?')
  const question = table.yours ? mine(table, owner) : table.question()
  if (table.yours && turn === null) return t('prompt-you-decide', { question })
  if (table.yours && !owner) return t('prompt-your-turn', { question })
  return owner ? t('prompt-turn-of', { who: owner, question }) : question
}

function mine(table: TableState, owner: string): string {
  if (table.onlyPass) return table.question() // the voice knows that nothing else is possible, and says so
  const { view, module } = table
  return (view && ((owner && module?.meanwhile?.(view, owner)) || module?.asks?.(view))) || table.question()
}

/** For the title of the window and for notices: whether one is asked, in two words. */
export const yourTurn = (table: TableState): string =>
  table.turn === table.viewer ? t('prompt-title-your-turn') : t('prompt-title-you-decide')
