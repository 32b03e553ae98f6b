import { t } from '../../lib/i18n.svelte'
import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  get blurb() {
    return t('Eighteen servants, twelve docks, one palace. Steer the ships.')
  },
  get reconstructed() {
    return t(
      'The numbers on ship cards, action spaces, palace and path of intrigue were not available: they are a reconstruction.',
    )
  },
  minutes: 90,
  icon: 'palace',
  art: Art,
  order: 4,
}
export default about
