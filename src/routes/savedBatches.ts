import * as z from 'zod/mini'
import type { BatchEntryResult } from '#src/domain/batch.ts'
import { drafts } from '#src/lib/formDrafts.ts'

/** The result of one mutation, stored so that it can be reported after a reload. */
export interface SavedBatchEntry {
  id: string
  result: BatchEntryResult
  value?: unknown
}

const batchSchema = z.object({
  /** The id of the page load that sends the batch. Only this page load, not a duplicate of the tab, holds the batch's lock. */
  page: z.string(),
  /** The id of the batch within this page load. */
  run: z.string(),
  entries: z.unknown(),
})
const entrySchema = z.object({ id: z.string(), result: z.string() })

// Only the entries are validated with zod, because an array schema would add to the first load (SPEED-1).
const areSavedEntries = (value: unknown): value is SavedBatchEntry[] =>
  Array.isArray(value) && value.every((entry) => z.safeParse(entrySchema, entry).success)

export const pageLoadId = String(Math.random())
export const toLockName = (name: string, page: string) => `dhruva-${name}-${page}`

/** Stores the batches of this tab among its drafts, so that LOGOUT removes them (AUTH-28). */
export const savedBatches = {
  read(name: string, accountId: string) {
    const { data } = z.safeParse(batchSchema, drafts.read(name, accountId))
    return data && areSavedEntries(data.entries) ? { ...data, entries: data.entries } : null
  },
  write: (name: string, accountId: string, run: string, entries: readonly SavedBatchEntry[]) =>
    drafts.write(name, accountId, { page: pageLoadId, run, entries }),
  remove: (name: string) => drafts.remove(name),
}
