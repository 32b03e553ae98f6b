// The rules as they are written in docs/rules: a small part of Markdown, read into plain data. Nothing of it ever
// becomes HTML by itself; components draw it, so every text is escaped.
export type Inline =
  | { kind: 'text' | 'code' | 'tag' | 'clause'; text: string }
  | { kind: 'bold' | 'em'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] }
export type Row = { clause: string; cells: Inline[][] }
export type Block =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'para'; body: Inline[] }
  | { kind: 'clause'; id: string; body: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Row[] }
  | { kind: 'code'; text: string }
/** A heading of the second level with what stands below it. */
export type Part = { id: string; number: string; title: string; blocks: Block[] }
export type Rules = { title: string; intro: Block[]; parts: Part[] }

const CLAUSE = /^<a id="[\w-]+"><\/a>\*\*([A-Z]+\d+\.\d+[a-z]?)\*\*\s*/
const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)|\[(\p{Ll}+)\]|\b([A-Z]{1,2}\d+\.\d+[a-z]?)\b/gu

export function inlines(text: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const m of text.matchAll(INLINE)) {
    if (m.index > from) found.push({ kind: 'text', text: text.slice(from, m.index) })
    from = m.index + m[0].length
    if (m[1] !== undefined) found.push({ kind: 'code', text: m[1] })
    else if (m[2] !== undefined) found.push({ kind: 'bold', parts: inlines(m[2]) })
    else if (m[3] !== undefined) found.push({ kind: 'em', parts: inlines(m[3]) })
    else if (m[4] !== undefined) found.push({ kind: 'link', href: m[5]!, parts: inlines(m[4]) })
    else if (m[6] !== undefined) found.push({ kind: 'tag', text: m[6] })
    else found.push({ kind: 'clause', text: m[7]! })
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

/** The plain words, to search in. */
export function words(parts: Inline[]): string {
  return parts.map((p) => ('parts' in p ? words(p.parts) : p.text)).join('')
}

export function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text
    case 'para':
      return words(block.body)
    case 'clause':
      return `${block.id} ${words(block.body)}`
    case 'list':
      return block.items.map(words).join(' ')
    case 'table':
      return [
        block.head.map(words).join(' '),
        ...block.rows.map((r) => `${r.clause} ${r.cells.map(words).join(' ')}`),
      ].join(' ')
  }
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Cells of a line of a table; a bar in code does not part cells. */
function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/)
    .map((c) => c.trim())
}

/** Lines that belong together: one paragraph, one item, one table, one piece of code. */
function chunks(text: string): string[][] {
  const all: string[][] = []
  let now: string[] = []
  let code = false
  const end = (): void => {
    if (now.length) all.push(now)
    now = []
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (!code) end()
      now.push(line)
      if (code) end()
      code = !code
    } else if (code) now.push(line)
    else if (!line.trim()) {
      end()
      all.push([])
    } else {
      const table = line.startsWith('|')
      const begins = /^(#{1,6} |- |\d+\. )/.test(line) || table !== (now[0]?.startsWith('|') ?? table)
      if (begins || now[0]?.startsWith('#')) end()
      now.push(line)
    }
  }
  end()
  return all
}

function table(lines: string[]): Block {
  const [head, , ...rest] = lines
  const rows = rest.map((line) => {
    const found = cells(line)
    const clause = CLAUSE.exec(found[0] ?? '')
    if (clause) found[0] = found[0]!.slice(clause[0].length)
    return { clause: clause?.[1] ?? '', cells: found.map(inlines) }
  })
  return { kind: 'table', head: cells(head!).map(inlines), rows }
}

export function parse(source: string): Rules {
  const rules: Rules = { title: '', intro: [], parts: [] }
  let blocks = rules.intro
  let open = false // whether the last list goes on
  for (const lines of chunks(source.replace(/\r/g, ''))) {
    const first = lines[0]
    if (first === undefined) {
      open = false
      continue
    }
    const heading = /^(#+) (.*)$/.exec(first)
    const item = /^(-|\d+\.) +/.exec(first)
    const flat = lines
      .map((l) => l.trim())
      .join(' ')
      .slice(item?.[0].length ?? 0)
    const clause = CLAUSE.exec(flat)
    if (heading?.[1] === '#') rules.title = heading[2]!
    else if (heading?.[1] === '##') {
      const [, number, title] = /^(?:([A-Z]?\d+) )?(.*)$/.exec(heading[2]!)!
      blocks = []
      rules.parts.push({ id: slug(heading[2]!), number: number ?? '', title: title!, blocks })
    } else if (heading) blocks.push({ kind: 'heading', text: heading[2]!, id: slug(heading[2]!) })
    else if (first.startsWith('```')) blocks.push({ kind: 'code', text: lines.slice(1, -1).join('\n') })
    else if (first.startsWith('|')) blocks.push(table(lines))
    else if (clause) blocks.push({ kind: 'clause', id: clause[1]!, body: inlines(flat.slice(clause[0].length)) })
    else if (item) {
      const last = blocks.at(-1)
      if (open && last?.kind === 'list') last.items.push(inlines(flat))
      else blocks.push({ kind: 'list', ordered: item[1] !== '-', items: [inlines(flat)] })
    } else blocks.push({ kind: 'para', body: inlines(flat) })
    open = item !== null && !clause
  }
  return rules
}

/** All clauses, to know which mentions can be links. */
export function clausesOf(rules: Rules): Set<string> {
  const all = rules.parts
    .flatMap((p) => p.blocks)
    .flatMap((b) => (b.kind === 'clause' ? [b.id] : b.kind === 'table' ? b.rows.map((r) => r.clause) : []))
  return new Set(all.filter(Boolean))
}
