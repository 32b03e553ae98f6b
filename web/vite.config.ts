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

/** The shells name what a browser would otherwise find out about only after it has run the first file: `index.html` the
 * English messages of the pages, `table.html`, the shell for the address of a table, the code of a table, and
 * `table-<game>.html`, that of a table whose game the server knows, also its board and messages. */
function shells(): Plugin {
  return {
    name: 'shells',
    enforce: 'post',
    generateBundle(_options, bundle) {
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
        const lines = [
          '<link rel="preload" as="fetch" crossorigin href="/me">', // every page asks who is there
          ...[...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ...new Set(styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)),
        ]
        const more = lines.filter((line) => !text.includes(/href="[^"]+"/.exec(line)![0].slice('href='.length)))
        return text.replace('</head>', `  ${more.join('\n    ')}\n  </head>`)
      }
      const table = '/table/Table.svelte'
      this.emitFile({ type: 'asset', fileName: 'table.html', source: links([table]) })
      for (const game of boards(chunks)) {
        const modules = [table, `/games/${game}/index.ts`, `/en/${game}.ftl?raw`]
        this.emitFile({ type: 'asset', fileName: `table-${game}.html`, source: links(modules) })
      }
      shell.source = links(['/en/pages.ftl?raw'])
    },
  }
}

/** The games that have a board of their own. */
function boards(chunks: Rollup.OutputChunk[]): string[] {
  const found = chunks.flatMap((c) => c.moduleIds).map((id) => /\/src\/games\/(\w+)\/index\.ts$/.exec(id)?.[1])
  return found.filter((name): name is string => name !== undefined)
}

/** What a page needs at once is one file, with all that it imports: on a slow network each further file costs more than
 * its bytes. So are the messages that a game has in a language. The first group takes what several need. */
const GROUPS = [
  { name: 'home', test: /\/src\/(App\.svelte|table\/early\.ts)$|rolldown\/runtime/ },
  { name: 'table', test: /\/src\/(table\/[\w.]+|games\/topics\.ts)$/ },
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
