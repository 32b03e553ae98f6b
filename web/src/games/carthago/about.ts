import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  minutes: 75,
  icon: 'residence',
  art: Art,
  order: 3,
}
export default about
