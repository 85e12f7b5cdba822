import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, ResolvedConfig } from 'vite'
import { fromRoot } from '#src/build/project.ts'

const root = fromRoot('.').replace(/\/$/, '')

/**
 * Makes a plugin of vanilla-extract use the same root in all modes. vanilla-extract hashes paths relative to the root, so class
 * names would otherwise differ between modes.
 */
const withProjectRoot = (plugin: Plugin): Plugin => {
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
 * Removes the project's path from the imports of CSS. The build splits code into files by length, so a longer path would
 * otherwise produce different files from the same commit.
 */
const removeProjectPath: Plugin = {
  name: 'styles-without-folder',
  apply: 'build',
  transform: {
    filter: { id: /\.css\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(`${root}/`, '/'), map: null }),
  },
}

const hashesByShortName = new Map<string, string>()

/**
 * Shortens a class name by three characters, so that every page is 0.3 kB smaller. If two names become equal, the build stops.
 */
function toShortName({ hash }: { hash: string }): string {
  const name = `_${hash.slice(3)}`
  if ((hashesByShortName.get(name) ?? hash) !== hash) throw new Error(`Two styles have the class name ${name}.`)
  hashesByShortName.set(name, hash)
  return name
}

export const styles = (identifiers: 'short' | 'debug'): Plugin[] => [
  ...vanillaExtractPlugin({ identifiers: identifiers === 'short' ? toShortName : 'debug' }).map(withProjectRoot),
  removeProjectPath,
]
