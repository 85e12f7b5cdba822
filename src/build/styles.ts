import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, ResolvedConfig } from 'vite'
import { fromRoot } from '#src/build/project.ts'

/** vanilla-extract hashes paths relative to Vite's root. The repository root gives both modes the same names. */
export const styles = (identifiers: 'short' | 'debug'): Plugin[] =>
  vanillaExtractPlugin({ identifiers }).map((plugin) => {
    const { configResolved } = plugin
    if (typeof configResolved !== 'function') return plugin
    return {
      ...plugin,
      configResolved(config) {
        const root = { value: fromRoot('.').replace(/\/$/, '') }
        return configResolved.call(this, Object.create(config, { root }) as ResolvedConfig)
      },
    }
  })
