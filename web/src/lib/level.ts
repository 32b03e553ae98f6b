// How good a bot is, from the names that are known; others go by their own name.
import { t } from './i18n.svelte'

export function botLevel(bot: string): string {
  if (bot === 'random') return t('Easy')
  if (bot === 'greedy') return t('Medium')
  if (bot === 'sampler') return t('Strong')
  return bot
}
