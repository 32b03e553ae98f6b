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
 * English messages of the pages, and `table.html`, the shell for the address of a table, the code of a table. */
function shells(): Plugin {
  return {
    name: 'shells',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((c): c is Rollup.OutputChunk => c.type === 'chunk')
      const table = chunks.find((c) => c.facadeModuleId?.endsWith('/table/Table.svelte'))
      const shell = bundle['index.html']
      const words = chunks.find((c) => c.facadeModuleId?.endsWith('/en/pages.ftl?raw'))
      if (!table || !words || shell?.type !== 'asset') throw new Error('the table, or the shell, was not built')
      const text = String(shell.source)
      const named = (links: string[]): string => text.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
      const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`
      const files = [...reached(bundle, table.fileName)].filter((file) => !text.includes(`"/${file}"`))
      const styles = files.flatMap((file) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
      })
      const links = [
        ...files.map(preload),
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ]
      this.emitFile({ type: 'asset', fileName: 'table.html', source: named(links) })
      shell.source = named([preload(words.fileName)])
    },
  }
}

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
    rolldownOptions: { checks: { bundlerTimings: false } }, // how long plugins took is nothing for a first `make play`
  },
  server: {
    proxy: {
      '^/(me|games|tables|lobby|players|leaderboard|records|sign-in|sign-out)(/|$|\\?)': 'http://127.0.0.1:8710',
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
