import { t } from '../../lib/i18n.svelte'
import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  get blurb() {
    return t('Every card is goods or money. Bring ships home past the pirates.')
  },
  get reconstructed() {
    return t(
      'The route is drawn after earlier editions: labels of three spaces and the colours of the pieces are ours. None of it matters in play.',
    )
  },
  minutes: 40,
  icon: 'charter',
  art: Art,
  order: 2,
}
export default about
