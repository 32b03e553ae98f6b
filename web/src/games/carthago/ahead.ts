// What an answer leads to, where its events say no more than its button.
import type { AheadInfo } from '../../lib/protocol'
import type { Choosing } from '../../table/choosing.svelte'
import { t } from './t'
import type { CarthagoView } from './view'

export function ahead(_: AheadInfo, table: Choosing): string[] {
  const view = table.view as CarthagoView | null
  const action = table.would.actions[0]
  const space = view?.spaces.find((s) => action?.parts.do === 'space' && s.space === action.parts.space)
  if (!space) return []
  return [
    t(`then-${space.space.replaceAll('_', '-')}`, { n: space.price }),
    ...(space.marker ? [t('then-guild')] : []),
    ...(space.neutral ? [t('then-neutral')] : []),
  ]
}
