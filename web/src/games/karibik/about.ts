import { t } from '../../lib/i18n.svelte'
import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  get blurb() {
    return t('Turn up ships and persons, stop before the second of a kind.')
  },
  minutes: 20,
  icon: 'skiff',
  art: Art,
  order: 1,
}
export default about
