// Bots as people know them: five levels with names, from the easiest to the strongest. The others are for builders and
// go by their own names.
import { t } from './i18n.svelte'

export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']
const USUAL = 'level-3'

const titles = (): string[] => [t('Passenger'), t('Deckhand'), t('Mate'), t('Captain'), t('Admiral')]

const ways = (): string[] => [
  t('plays at once and errs a lot'),
  t('plays at once and errs now and then'),
  t('plays at once and seldom errs'),
  t('thinks ahead for a moment'),
  t('thinks ahead for longer'),
]

/** What stands at a seat: Mate. */
export const botLevel = (bot: string): string => titles()[LEVELS.indexOf(bot)] ?? bot

/** What is chosen from: 3 Mate. */
export const numbered = (bot: string): string =>
  LEVELS.includes(bot) ? `${LEVELS.indexOf(bot) + 1} ${botLevel(bot)}` : bot

/** How it plays. */
export function levelHint(bot: string): string {
  if (bot === 'search') return t('thinks as long as it may')
  if (bot === 'random') return t('plays anything that is legal')
  if (bot === 'first-legal') return t('always the first legal move; for tests')
  return ways()[LEVELS.indexOf(bot)] ?? ''
}

/** The levels a server has, easiest first; where it has none, all its bots. */
export function levelsOf(bots: string[]): string[] {
  const found = LEVELS.filter((level) => bots.includes(level))
  return found.length ? found : bots
}

/** What it has besides. */
export const besides = (bots: string[]): string[] => bots.filter((bot) => !levelsOf(bots).includes(bot))

/** Who plays if nothing else is said. */
export const usualBot = (bots: string[]): string => (bots.includes(USUAL) ? USUAL : (levelsOf(bots)[0] ?? ''))
