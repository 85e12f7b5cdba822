import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { licenses } from '#src/build/licenses.ts'
import { buildForProduction } from '#src/build/project.ts'

export default defineConfig(({ command }) => {
  if (command === 'build') buildForProduction()
  return {
    // Same as in the project's own configuration.
    css: { postcss: {} },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), licenses()],
    // msw needs only a part of tough-cookie; see toughCookie.ts.
    resolve: { alias: { 'tough-cookie': fileURLToPath(new URL('../mocks/build/toughCookie.ts', import.meta.url)) } },
    build: { assetsInlineLimit: 0 },
  }
})
