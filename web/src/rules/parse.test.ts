import { describe, expect, it } from 'vitest'
import { clauseIn, filtered, marksFor } from './find'
import { clausesOf, inlines, parse, words } from './parse'

const text = `# A game

By **somebody**, see [there](https://example.org/).

## How to read

- \`[book]\` it is printed,
- else *we* say
  so.

## A1 Things

<a id="a1-1"></a>**A1.1** [book] There are
two ships (A1.2). <b>No HTML.</b>

| ship | coins |
|---|---|
| <a id="a1-3"></a>**A1.3** | \`1|2\` |

- <a id="a1-2"></a>**A1.2** [ruling] A *ship* floats.
- <a id="a1-4"></a>**A1.4** No tag.

\`\`\`
W | E
\`\`\`
`

describe('rules', () => {
  const rules = parse(text)
  it('have a title, an introduction and numbered parts', () => {
    expect(rules.title).toBe('A game')
    expect(rules.intro).toHaveLength(1)
    expect(rules.parts.map((p) => [p.number, p.title])).toEqual([
      ['', 'How to read'],
      ['A1', 'Things'],
    ])
  })
  it('have lists, clauses, tables and code', () => {
    expect(rules.parts[0]!.blocks).toMatchObject([{ kind: 'list', ordered: false, items: [{}, {}] }])
    expect(rules.parts[1]!.blocks.map((b) => b.kind)).toEqual(['clause', 'table', 'clause', 'clause', 'code'])
    expect([...clausesOf(rules)]).toEqual(['A1.1', 'A1.3', 'A1.2', 'A1.4'])
    const table = rules.parts[1]!.blocks[1]!
    expect(table.kind === 'table' && table.rows[0]!.cells.map(words)).toEqual(['', '1|2'])
  })
  it('keep what looks like HTML as text, and know tags, mentions and links', () => {
    const clause = rules.parts[1]!.blocks[0]!
    expect(clause.kind === 'clause' && words(clause.body)).toContain('<b>No HTML.</b>')
    expect(inlines('[book] see A1.2 and `x`').map((p) => p.kind)).toEqual(['tag', 'text', 'clause', 'text', 'code'])
    expect(inlines('a [link](/x)')[1]).toMatchObject({ kind: 'link', href: '/x' })
  })
  it('are found by words and by clause', () => {
    const ids = (sought: string): string[] =>
      filtered(rules.parts, sought).flatMap((p) => p.blocks.map((b) => (b.kind === 'clause' ? b.id : b.kind)))
    expect(ids('ship float')).toEqual(['A1.2'])
    expect(ids('a1.4')).toEqual(['A1.4', 'code'])
    expect(ids('zebra')).toEqual([])
    expect('two Ships'.split(marksFor('ship')!)).toEqual(['two ', 'Ship', 's'])
    expect([clauseIn('k6-5'), clauseIn('K6.5'), clauseIn('the-end')]).toEqual(['K6.5', 'K6.5', 'the-end'])
  })
})
