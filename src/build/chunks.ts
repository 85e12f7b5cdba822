import type { Plugin, Rolldown } from 'vite'
import { fromRoot } from '#src/build/project.ts'

/** Puts the packages of the first load into a file of their own, because few releases change that file (SPEED-17). */
const librariesGroup = { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 1 }

/** File names are short, because the first load contains the name of every lazy file (SPEED-1). */
const toFileName = (name: string | null, extension: string) => `assets/${name ? `${name}-` : ''}[hash:7]${extension}`

export const codeSplitting = { groups: [librariesGroup, { name: 'start', tags: ['$initial' as const] }] }

/** Only the chunks of pages have a name in addition to the hash. */
export const chunkFileNames = ({ name }: Rolldown.PreRenderedChunk): string =>
  toFileName(/^\w+Route$/.test(name) ? name : null, '.js')

/** Pictures and fonts have a name in addition to the hash; style sheets don't. */
export const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  toFileName(names.some((name) => name.endsWith('.css')) ? null : '[name]', '[extname]')

/**
 * Replaces Vite's preload helper, which every `import()` of a build calls, with `loadCode`. It also makes Vite pass all files of
 * the imported code to `loadCode`; by default, Vite passes no files if there is only one.
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
    handler: () =>
      `export { loadCode as __vitePreload } from ${JSON.stringify(fromRoot('src/lib/chunks/loadCode.ts'))}`,
  },
})
