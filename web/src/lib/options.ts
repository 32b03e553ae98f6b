// Options of a game for people: what each decides, and what its values are called.
import { t, wordsOf } from './i18n.svelte'
import { keyOf } from './keys'

type Value = boolean | number | string

export const optionWords = (game: string, option: string): string => wordsOf(game)(keyOf('option', option))
export function valueWords(game: string, option: string, value: Value, form = ''): string {
  const key = keyOf('option', option)
  if (typeof value === 'boolean') return value ? t('word-yes') : t('word-no')
  if (typeof value === 'number') return said(game, `${key}.seat`, { n: value + 1 }) ?? String(value) // or no seat
  const words = value.split(',').map((one) => {
    const named = keyOf('option', option, one)
    return (form && said(game, `${named}.${form}`)) || wordsOf(game)(named)
  })
  return words.join(', ')
}
/** What is chosen, in few words: `Paydays: one by one`. */
export function shortly(game: string, option: string, value: Value): string {
  const title = said(game, `${keyOf('option', option)}.short`) ?? optionWords(game, option)
  return t('option-chosen', { option: title, value: valueWords(game, option, value, 'short') })
}

function said(game: string, key: string, vars = {}): string | null {
  const words = wordsOf(game)(key, vars)
  return words === key ? null : words
}
