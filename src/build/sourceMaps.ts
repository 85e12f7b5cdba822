import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** The folder of a build's source maps: beside the build. */
export const mapsOf = (outDir: string): string => `${outDir}-maps`

/** Writes source maps beside the build and never into it: `npm run stack` reads them. The scripts don't name them. */
export function sourceMaps(): Plugin {
  let folder = ''
  return {
    name: 'source-maps',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ build }) {
      folder = mapsOf(build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        rmSync(folder, { recursive: true, force: true })
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue
          mkdirSync(dirname(join(folder, name)), { recursive: true })
          writeFileSync(join(folder, name), file.source)
          delete bundle[name]
        }
      },
    },
  }
}
