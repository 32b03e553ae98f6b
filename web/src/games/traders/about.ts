import type { About } from '../module'
import Art from './Art.svelte'

const about: About = {
  minutes: 40,
  icon: 'charter',
  art: Art,
  order: 2,
}
export default about
