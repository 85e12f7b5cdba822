import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import { findSpreadPlay } from '#tests/support/stories.ts'

/** Storybook's own mark of a story that has a play function. */
const tag = 'play-fn'

/** Completes an indexer of Storybook, which sees no play function in what a story spreads. */
export const tagPlays = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(fileName, options) {
    const file = { path: relative('.', fileName), text: readFileSync(fileName, 'utf8') }
    const entries = await indexer.createIndex(fileName, options)
    return entries.map((entry) =>
      !entry.tags?.includes(tag) && findSpreadPlay(file, entry.exportName)
        ? { ...entry, tags: [...(entry.tags ?? []), tag] }
        : entry,
    )
  },
})
