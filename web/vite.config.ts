/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin, type Rollup } from 'vite'

/** `table.html`: the shell for the address of a table. It names the code of a table as well, which a browser would
 * otherwise find out about only after it has run the first file. */
function tableShell(): Plugin {
  return {
    name: 'table-shell',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((c): c is Rollup.OutputChunk => c.type === 'chunk')
      const table = chunks.find((c) => c.facadeModuleId?.endsWith('/table/Table.svelte'))
      const shell = bundle['index.html']
      if (!table || shell?.type !== 'asset') throw new Error('the table, or the shell, was not built')
      const text = String(shell.source)
      const files = [table.fileName, ...table.imports].filter((file) => !text.includes(`"/${file}"`))
      const styles = files.flatMap((file) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
      })
      const links = [
        ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ]
      this.emitFile({
        type: 'asset',
        fileName: 'table.html',
        source: text.replace('</head>', `  ${links.join('\n    ')}\n  </head>`),
      })
    },
  }
}

// What is built goes into the Python package: the server serves it, the wheel carries it.
export default defineConfig({
  plugins: [svelte(), tableShell()],
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
