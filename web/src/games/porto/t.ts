import { wordsOf } from '../../lib/i18n.svelte'

/** What the board says: messages of porto, then those of every table. */
export const t = wordsOf('porto')
