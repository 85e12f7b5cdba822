import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, ResolvedConfig } from 'vite'
import { fromRoot } from '#src/build/project.ts'

const root = fromRoot('.').replace(/\/$/, '')

/** vanilla-extract hashes paths relative to Vite's root. The repository root gives both modes the same names. */
const relativeToProject = (plugin: Plugin): Plugin => {
  const { configResolved } = plugin
  if (typeof configResolved !== 'function') return plugin
  return {
    ...plugin,
    configResolved(config) {
      return configResolved.call(this, Object.create(config, { root: { value: root } }) as ResolvedConfig)
    },
  }
}

/**
 * Shortens the paths by which the code of a style imports its CSS. The build divides the code into files by its length, so
 * with the folder's path in it, the same commit would give other files in a folder with a longer name.
 */
const withoutFolder: Plugin = {
  name: 'styles-without-folder',
  apply: 'build',
  transform: {
    filter: { id: /\.css\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(`${root}/`, '/'), map: null }),
  },
}

/** Compiles the styles. */
export const styles = (identifiers: 'short' | 'debug'): Plugin[] => [
  ...vanillaExtractPlugin({ identifiers }).map(relativeToProject),
  withoutFolder,
]
