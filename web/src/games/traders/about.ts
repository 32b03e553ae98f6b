import { t } from '../../lib/i18n.svelte'
import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  get blurb() {
    return t('Every card is goods or money. Bring ships home past the pirates.')
  },
  minutes: 40,
  icon: 'charter',
  art: Art,
  order: 2,
}
export default about
