import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  minutes: 20,
  icon: 'skiff',
  art: Art,
  order: 1,
}
export default about
