// The first line of the quay: whose turn it is, who is asked, and what.
import { say, t } from '../lib/i18n.svelte'
import type { TableState } from './state.svelte'

export function prompt(table: TableState): string {
  const { asked, names, turn } = table
  if (!asked) return table.over ? t('The game is over') : t('Nobody is asked')
  const owner = turn === null || turn === asked.seat ? '' : (names[turn] ?? '?')
  const who = names[asked.seat] ?? '?'
  const question = table.yours ? mine(table, owner) : say(asked.words)
  if (table.yours)
    return owner ? t("{who}'s turn: {question}", { who: owner, question }) : t('Your turn: {question}', { question })
  return owner ? t("{owner}'s turn, {who} decides: {question}", { owner, who, question }) : `${who}: ${question}`
}

function mine(table: TableState, owner: string): string {
  if (table.onlyPass) return t('there is nothing you can choose')
  return (owner && table.module?.meanwhile?.(table.view, owner)) || say(table.asked!.words)
}

/** For the title of the window and for notices: whether one is asked, in two words. */
export const yourTurn = (table: TableState): string =>
  table.turn === null || table.turn === table.viewer ? t('Your turn') : t('You decide')
