// Says what it is given as the browser would: `node say.mjs IN OUT`. IN is a list of tables (the game as the server declares
// it, a language, who sits there, and things to say); OUT becomes a list of their sentences. For tests/web/test_sayings.py.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { createServer } from 'vite'

const [source, target] = process.argv.slice(2)
const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom' })
const { sayAll } = await vite.ssrLoadModule('/src/lib/spoken.ts')
writeFileSync(target, JSON.stringify(await sayAll(JSON.parse(readFileSync(source, 'utf8')))))
await vite.close()
