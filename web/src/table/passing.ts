// A question whose only answer is to go on is answered by itself, where the engine says that this tells the others nothing
// (`forced`); the scene of it and the story say why. Whoever wants to be asked anyway sets it so.
import { tick } from 'svelte'
import { t } from '../lib/i18n.svelte'
import { sentence } from './says'
import type { TableState } from './state.svelte'

export class Passing {
  private at = -1

  constructor(private readonly table: TableState) {}

  async pass(): Promise<void> {
    const [answer, version] = [this.table.due, this.table.position?.version ?? -1]
    if (answer === null || this.at === version) return
    this.at = version
    await tick() // what lies on the board is known once it is drawn
    const found = await this.table.reasons().catch(() => [])
    if (this.table.position?.version !== version) return
    const why = found
      .slice(0, 1)
      .map((one) => sentence(this.table.voice.refusal(one)))
      .join()
    this.table.forced.add(version + 1, this.table.seenUpTo, t('quay-passed', { why }))
    await this.table.send(answer, `passed-${version}`, true)
  }
}
