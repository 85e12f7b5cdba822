import type { BatchResult } from '#src/domain/batch.ts'
import { drafts } from '#src/lib/formDrafts.ts'

/** The stored result of one mutation, which is reported after a reload. */
export interface SavedEntry {
  id: string
  result: BatchResult
  value?: unknown
}

interface SavedBatch {
  /** The id of the page load that sends the batch and holds a lock until the batch ends. A duplicated tab has a copy. */
  page: string
  /** The id of the batch on that page. */
  run: string
  entries: readonly SavedEntry[]
}

export const pageLoadId = String(Math.random())
export const lockName = (name: string, page: string) => `dhruva-${name}-${page}`

// Validated without zod, because an array schema would add to the first load (SPEED-1).

const isSavedEntry = (value: unknown): value is SavedEntry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'result' in value &&
  typeof value.result === 'string'

const isSavedBatch = (value: unknown): value is SavedBatch =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  typeof value.page === 'string' &&
  'run' in value &&
  typeof value.run === 'string' &&
  'entries' in value &&
  Array.isArray(value.entries) &&
  value.entries.every(isSavedEntry)

/** Stores the batches of this tab among its drafts, so that LOGOUT removes them (AUTH-28). */
export const savedBatches = {
  read(name: string, accountId: string): SavedBatch | null {
    const savedBatch = drafts.read(name, accountId)
    return isSavedBatch(savedBatch) ? savedBatch : null
  },
  write: (name: string, accountId: string, run: string, entries: readonly SavedEntry[]) =>
    drafts.write(name, accountId, { page: pageLoadId, run, entries } satisfies SavedBatch),
  remove: (name: string) => drafts.remove(name),
}
