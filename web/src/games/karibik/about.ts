import { t } from '../../lib/i18n.svelte'
import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  get blurb() {
    return t('Turn up ships and persons, stop before the second of a kind.')
  },
  get reconstructed() {
    return t(
      'The printed list of the 110 cards was not available: ships, persons, requests and taxes are the known list of 120 cards less ten.',
    )
  },
  minutes: 20,
  icon: 'skiff',
  art: Art,
  order: 1,
}
export default about
