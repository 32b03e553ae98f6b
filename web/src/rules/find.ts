// Searching in the rules: all words must occur, or the clause must begin with what was written.
import { type Block, type Part, textOf } from './parse'

const asClause = (text: string): RegExp | null =>
  /^[a-z]{1,2}\d+(\.\d*[a-z]?)?$/i.test(text)
    ? new RegExp(`^${text.replace('.', '\\.')}${text.includes('.') ? '' : '(?!\\d)'}`, 'i')
    : null

function idsOf(block: Block): string[] {
  if (block.kind === 'clause') return [block.id]
  return block.kind === 'table' ? block.rows.map((r) => r.clause).filter(Boolean) : []
}

export function hits(block: Block, sought: string): boolean {
  const wanted = sought.trim().toLowerCase()
  const clause = asClause(wanted)
  if (clause && idsOf(block).some((id) => clause.test(id))) return true
  const text = textOf(block).toLowerCase()
  return wanted.split(/\s+/).every((word) => text.includes(word))
}

/** What is left of the parts. Tables and pictures that stand under a clause stay with it. */
export function filtered(parts: Part[], sought: string): Part[] {
  if (!sought.trim()) return parts
  return parts.flatMap((part) => {
    const whole = part.title.toLowerCase().includes(sought.trim().toLowerCase())
    let under = false
    const blocks = part.blocks.filter((block) => {
      if (block.kind === 'clause' || block.kind === 'para' || block.kind === 'heading')
        return (under = hits(block, sought))
      return under || hits(block, sought)
    })
    return whole ? [part] : blocks.length ? [{ ...part, blocks }] : []
  })
}

/** The words to mark in the text. */
export function marksFor(sought: string): RegExp | null {
  const all = sought
    .trim()
    .split(/\s+/)
    .filter((w) => w.length > 1)
  return all.length
    ? new RegExp(`(${all.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu')
    : null
}

/** How a clause may be written in an address: K6.5, k6.5, k6-5. */
export function clauseIn(hash: string): string {
  const found = /^([a-z]{1,2}\d+)[.-](\d+[a-z]?)$/i.exec(decodeURIComponent(hash))
  return found ? `${found[1]!.toUpperCase()}.${found[2]!.toLowerCase()}` : decodeURIComponent(hash)
}
