import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
  // msw needs less of it: see toughCookie.ts.
  resolve: { alias: { 'tough-cookie': fileURLToPath(new URL('../mocks/build/toughCookie.ts', import.meta.url)) } },
  build: { assetsInlineLimit: 0 },
})
