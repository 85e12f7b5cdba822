import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loader = fileURLToPath(new URL('../loading/loadCode.ts', import.meta.url))

/**
 * Replaces Vite's preload helper, which every `import()` of a build calls, with `loadCode`, and passes it all files of the
 * imported code: Vite would pass none where the code is one file.
 */
export const codeLoader = (): Plugin => ({
  name: 'code-loader',
  enforce: 'pre',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files, { hostType }) => (hostType === 'js' && files.length === 0 ? [file] : files),
      },
    },
  }),
  load: {
    order: 'pre',
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export { loadCode as __vitePreload } from ${JSON.stringify(loader)}`,
  },
})
