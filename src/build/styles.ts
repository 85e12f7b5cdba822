import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, ResolvedConfig } from 'vite'
import { fromRoot } from '#src/build/project.ts'

const root = fromRoot('.').replace(/\/$/, '')

/** vanilla-extract hashes paths relative to Vite's root. Here both modes have the same root, so that names are the same. */
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
 * Removes the project's path from the imports of CSS. The build splits code into files by its length, so a longer path would
 * give the same commit other files.
 */
const withoutFolder: Plugin = {
  name: 'styles-without-folder',
  apply: 'build',
  transform: {
    filter: { id: /\.css\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(`${root}/`, '/'), map: null }),
  },
}

const fullNames = new Map<string, string>()

/** Three characters fewer in each class name make every page 0.3 kB smaller. Two names that become equal stop the build. */
function shortName({ hash }: { hash: string }): string {
  const name = `_${hash.slice(3)}`
  if ((fullNames.get(name) ?? hash) !== hash) throw new Error(`Two styles have the class name ${name}.`)
  fullNames.set(name, hash)
  return name
}

export const styles = (identifiers: 'short' | 'debug'): Plugin[] => [
  ...vanillaExtractPlugin({ identifiers: identifiers === 'short' ? shortName : 'debug' }).map(relativeToProject),
  withoutFolder,
]
