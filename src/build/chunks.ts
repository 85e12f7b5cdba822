import type { Plugin, Rolldown } from 'vite'
import { fromRoot } from '#src/build/project.ts'

/** What the first page needs of packages, in a file of its own: few releases change it (SPEED-17). */
const libraries = { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 1 }

/** The first load names every lazy file: only pages and pictures have a name, and a short hash (SPEED-1). */
const fileName = (name: string | null, extension: string) => `assets/${name ? `${name}-` : ''}[hash:7]${extension}`

/** How the code of a build is divided into files. */
export const codeSplitting = { groups: [libraries, { name: 'start', tags: ['$initial' as const] }] }

/** Only the code of a page has a name. */
export const chunkFileNames = ({ name }: Rolldown.PreRenderedChunk): string =>
  fileName(/^\w+Route$/.test(name) ? name : null, '.js')

/** Style sheets have no name; pictures and fonts keep theirs. */
export const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  fileName(names.some((name) => name.endsWith('.css')) ? null : '[name]', '[extname]')

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
    handler: () =>
      `export { loadCode as __vitePreload } from ${JSON.stringify(fromRoot('src/lib/chunks/loadCode.ts'))}`,
  },
})
