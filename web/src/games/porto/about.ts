import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  minutes: 90,
  icon: 'palace',
  art: Art,
  order: 4,
}
export default about
