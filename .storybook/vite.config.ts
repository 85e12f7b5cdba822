import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { licenses } from '#src/build/licenses.ts'
import { buildForProduction } from '#src/build/project.ts'

export default defineConfig(({ command }) => {
  if (command === 'build') buildForProduction()
  return {
    // Keeps Vite from applying a PostCSS configuration that it finds in a parent folder of the project.
    css: { postcss: {} },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), licenses()],
    // Replaces tough-cookie with a much smaller module that provides only what msw needs.
    resolve: { alias: { 'tough-cookie': fileURLToPath(new URL('../mocks/build/toughCookie.ts', import.meta.url)) } },
    build: { assetsInlineLimit: 0 },
  }
})
