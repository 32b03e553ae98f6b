/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// What is built goes into the Python package: the server serves it, the wheel carries it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/cothon/server/web', emptyOutDir: true, assetsDir: 'app', assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '^/(me|games|tables|lobby|players|leaderboard|records|sign-in|sign-out)(/|$|\\?)': 'http://127.0.0.1:8710' } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
