// ESLint over the web application: `make lint`, or `npx eslint .` here. How code is laid out is Prettier's matter.
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['public/', 'src/lib/protocol.ts']), // protocol.ts is generated: make web-types
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      // Of the rules that need types, those about promises nobody waits for. svelte-check judges the types themselves.
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      // A plain Map or Set is meant where nothing on the screen depends on it: caches, and values made in one go.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a space that neither Svelte nor Prettier may drop.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['src/**/*.svelte', 'src/**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
