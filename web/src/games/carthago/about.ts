import { t } from '../../lib/i18n.svelte'
import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  get blurb() {
    return t('Fifteen turns on the action wheel: docks, guild seats, fine goods.')
  },
  get reconstructed() {
    return t(
      'The single faces of trade and ship cards, the strengths of the residence and the map of the guild seats were not available: they are a reconstruction.',
    )
  },
  minutes: 75,
  icon: 'residence',
  art: Art,
  order: 3,
}
export default about
