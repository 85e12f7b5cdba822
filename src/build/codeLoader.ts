import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loader = fileURLToPath(new URL('../loading/loadCode.ts', import.meta.url))

/**
 * Puts `loadCode` in the place of Vite's helper, which every `import()` of a build passes. It is told all files of a part:
 * Vite leaves out the only file of a part that has no other.
 */
export const codeLoader = (): Plugin => ({
  name: 'code-loader',
  enforce: 'pre',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'js' && !files.includes(file) ? [file, ...files] : files,
      },
    },
  }),
  load: {
    order: 'pre',
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export { loadCode as __vitePreload } from ${JSON.stringify(loader)}`,
  },
})
