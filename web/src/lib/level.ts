// Bots as people know them: levels with names, from the easiest to the strongest; the last one only in games that have
// a network. The others are for whoever tests programs of their own.
import { maybe } from './i18n.svelte'

export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6']
const USUAL = 'level-3'

/** What stands at a seat: Mate. */
export const botLevel = (bot: string): string => maybe(`bot-${bot}`) ?? bot

/** What is chosen from: 3 Mate. */
export const numbered = (bot: string): string =>
  LEVELS.includes(bot) ? `${LEVELS.indexOf(bot) + 1} ${botLevel(bot)}` : botLevel(bot)

/** How it plays. */
export const levelHint = (bot: string): string => maybe(`bot-${bot}.how`) ?? ''

/** The levels a server has for a game, easiest first; where it has none, all its bots. */
export function levelsOf(bots: string[]): string[] {
  const found = LEVELS.filter((level) => bots.includes(level))
  return found.length ? found : bots
}

/** What it has besides. */
export const besides = (bots: string[]): string[] => bots.filter((bot) => !levelsOf(bots).includes(bot))

/** Whom a newcomer plays: the easiest one. Whoever has chosen another keeps that. */
export const firstBot = (bots: string[]): string => levelsOf(bots)[0] ?? ''

/** Who plays if nothing else is said. */
export const usualBot = (bots: string[]): string => (bots.includes(USUAL) ? USUAL : (levelsOf(bots)[0] ?? ''))
