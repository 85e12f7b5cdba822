import type { BatchResult } from '#src/domain/batch.ts'
import { drafts } from '#src/session/drafts.ts'

/** What the tab keeps of one write, so that a reload can report it. */
export interface KeptEntry {
  id: string
  result: BatchResult
  value?: unknown
}

interface Kept {
  /** The page load that sends the batch, and holds a lock meanwhile: a duplicated tab has a copy of this draft. */
  page: string
  /** The run on that page. */
  run: string
  entries: readonly KeptEntry[]
}

export const thisPage = String(Math.random())
export const lockOf = (name: string, page: string) => `dhruva-${name}-${page}`

// By hand: the schema of an array would be in the first load, with the others (SPEED-1).

const isEntry = (value: unknown): value is KeptEntry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'result' in value &&
  typeof value.result === 'string'

const isKept = (value: unknown): value is Kept =>
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
export const keptBatches = {
  read(name: string, accountId: string): Kept | null {
    const kept = drafts.read(name, accountId)
    return isKept(kept) ? kept : null
  },
  write: (name: string, accountId: string, run: string, entries: readonly KeptEntry[]) =>
    drafts.write(name, accountId, { page: thisPage, run, entries } satisfies Kept),
  remove: (name: string) => drafts.remove(name),
}
