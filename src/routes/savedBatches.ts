import type { BatchResult } from '#src/domain/batch.ts'
import { drafts } from '#src/lib/formDrafts.ts'

/** What the tab keeps of one write, so that a reload can report it. */
export interface SavedEntry {
  id: string
  result: BatchResult
  value?: unknown
}

interface SavedBatch {
  /** The page load that sends the batch, and holds a lock meanwhile: a duplicated tab has a copy of this draft. */
  page: string
  /** The run on that page. */
  run: string
  entries: readonly SavedEntry[]
}

export const pageLoadId = String(Math.random())
export const lockName = (name: string, page: string) => `dhruva-${name}-${page}`

// By hand: the schema of an array would be in the first load, with the others (SPEED-1).

const isEntry = (value: unknown): value is SavedEntry =>
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
  value.entries.every(isEntry)

/** The batches that this tab is sending, in its drafts: LOGOUT removes them (AUTH-28). */
export const savedBatches = {
  read(name: string, accountId: string): SavedBatch | null {
    const saved = drafts.read(name, accountId)
    return isSavedBatch(saved) ? saved : null
  },
  write: (name: string, accountId: string, run: string, entries: readonly SavedEntry[]) =>
    drafts.write(name, accountId, { page: pageLoadId, run, entries } satisfies SavedBatch),
  remove: (name: string) => drafts.remove(name),
}
