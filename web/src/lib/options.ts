// Options of a game for people: what each decides, and what its values are called.
import { t, wordsOf } from './i18n.svelte'
import { keyOf } from './keys'

export const optionWords = (game: string, option: string): string => wordsOf(game)(keyOf('option', option))
export function valueWords(game: string, option: string, value: boolean | number | string): string {
  if (typeof value === 'boolean') return value ? t('word-yes') : t('word-no')
  return typeof value === 'number' ? String(value) : wordsOf(game)(keyOf('option', option, value))
}
