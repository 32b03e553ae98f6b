/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv, type Plugin, type Rollup } from 'vite'

/** A chunk, and all that it imports at once. */
function reached(bundle: Rollup.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return seen
  seen.add(file)
  chunk.imports.forEach((inner) => reached(bundle, inner, seen))
  return seen
}

/** What is seen of a table before anything of it has come. */
const OUTLINES = new URL('src/table/Outlines.svelte', import.meta.url).pathname
const laying = (outlines: string): string =>
  `<div id="app"><header class="bar"></header><main class="table one laying" aria-busy="true">${outlines.replace(/<script.*<\/script>\s*/s, '')}</main>`

/** The shells name what a browser would otherwise find out about only after it has run the first file: `index.html` the
 * home page and the English messages of the pages, `table.html`, the shell for the address of a table, the code of a table, and
 * `table-<game>.html`, that of a table whose game the server knows, also its board and messages. Those of tables have its
 * outlines, too. Scripts come after the styles, by which the outlines are drawn; but for the one that runs before all. */
function shells(): Plugin {
  return {
    name: 'shells',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const shell = bundle['index.html']
      if (shell?.type !== 'asset') throw new Error('the shell was not built')
      const text = String(shell.source)
      const chunks = Object.values(bundle).filter((c): c is Rollup.OutputChunk => c.type === 'chunk')
      const holding = (module: string): string => {
        const found = chunks.find((c) => c.moduleIds.some((id) => id.endsWith(module)))
        if (!found) throw new Error(`${module} was not built`)
        return found.fileName
      }
      const links = (modules: string[]): string => {
        const files = new Set(modules.flatMap((module) => [...reached(bundle, holding(module))]))
        const styles = [...files].flatMap((file) => {
          const chunk = bundle[file]
          return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
        })
        const early = `/${holding('/src/early.ts')}`
        const lines = [
          '<link rel="preload" as="fetch" crossorigin href="/me">', // every page asks who is there
          ...[...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ...new Set(styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)),
        ]
        const more = lines.filter((line) => !text.includes(/href="[^"]+"/.exec(line)![0].slice('href='.length)))
        return text
          .replace('</head>', `  ${more.join('\n    ')}\n  </head>`)
          .replace(
            `<link rel="modulepreload" crossorigin href="${early}">`,
            `<script type="module" async src="${early}"></script>`,
          )
          .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
      }
      const table = '/table/Table.svelte'
      const outlines = laying(await this.fs.readFile(OUTLINES, { encoding: 'utf8' }))
      const laid = (page: string): string => page.replace('<div id="app">', outlines)
      this.emitFile({ type: 'asset', fileName: 'table.html', source: laid(links([table])) })
      for (const game of boards(chunks)) {
        const modules = [table, `/games/${game}/index.ts`, `/en/${game}.ftl?raw`]
        this.emitFile({ type: 'asset', fileName: `table-${game}.html`, source: laid(links(modules)) })
      }
      shell.source = links(['/pages/Home.svelte', '/en/pages.ftl?raw'])
    },
  }
}

/** The games that have a board of their own. */
function boards(chunks: Rollup.OutputChunk[]): string[] {
  const found = chunks.flatMap((c) => c.moduleIds).map((id) => /\/src\/games\/(\w+)\/index\.ts$/.exec(id)?.[1])
  return found.filter((name): name is string => name !== undefined)
}

/** What all pages need, and what home and tables share. */
const BASE = new RegExp(
  'rolldown/runtime|/src/(App\\.svelte|table/early\\.ts|games/index\\.ts|lib/SeatBadge\\.svelte)$|' +
    '/src/lib/(begin|keys|level|options|problems)\\.ts$',
)

/** What a page needs at once is one file, with all that it imports: on a slow network each further file costs more than
 * its bytes. So are the messages that a game has in a language. The first group takes what several need. */
const GROUPS = [
  { name: 'early', test: /\/src\/(early|lib\/kept)\.ts$/ }, // before all others have come
  { name: 'base', test: BASE },
  { name: 'home', test: /\/src\/pages\/Home\.svelte$/ },
  { name: 'table', test: /\/src\/(table\/(Table|Spot)\.svelte|games\/topics\.ts)$/ },
  { name: 'later', test: /\/src\/table\/later\.ts$/ },
  { name: (id: string) => /\/(\w+)\/index\.ts/.exec(id)![1]!, test: /\/src\/games\/\w+\/index\.ts$/ },
  {
    name: (id: string) => /\/(\w+\/\w+)(-board)?\.ftl/.exec(id)![1]!.replace('/', '-'),
    test: /\/locales\/(?!en\/table)/,
  },
]

/** A translator may try another folder of languages. */
const OTHER_LOCALES = loadEnv('', '.', 'COTHON_').COTHON_LOCALES

// What is built goes into the Python package: the server serves it, the wheel carries it.
export default defineConfig({
  plugins: [svelte(), shells()],
  // The messages of all languages.
  resolve: { alias: { '@locales': OTHER_LOCALES || new URL('../src/cothon/locales', import.meta.url).pathname } },
  build: {
    outDir: '../src/cothon/server/web',
    emptyOutDir: true,
    assetsDir: 'app',
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'src/early.ts'],
      checks: { bundlerTimings: false }, // how long plugins took is nothing for a first `make play`
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  server: {
    proxy: {
      '^/(me|games|tables|lobby|players|leaderboard|records|sign-in|sign-out)(/|$|\\?)': 'http://127.0.0.1:8710',
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
