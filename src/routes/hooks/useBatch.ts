import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isApiError } from '#src/api/apiError.ts'
import {
  createWaitingEntries,
  type Batch,
  type BatchEndReason,
  type BatchEntry,
  type BatchEntryResult,
} from '#src/domain/batch.ts'
import { withLock } from '#src/payment/locks.ts'
import { savedBatches, toLockName, pageLoadId, type SavedBatchEntry } from '#src/routes/savedBatches.ts'
import { mayHaveSucceeded } from '#src/api/status.ts'
import { useSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'
import { waitForResponse } from '#src/routes/hooks/useFormMutation.ts'
import { useAccount } from '#src/session/useSession.ts'

function toEntryResult(error: unknown): BatchEntryResult {
  if (error === undefined) return 'done'
  if (!isApiError(error) || mayHaveSucceeded(error)) return 'unknown'
  return error.kind === 'notFound' ? 'gone' : 'refused'
}

/** @returns why the remaining mutations would fail too; null if they may succeed */
function toEndReason(error: unknown): BatchEndReason | null {
  if (error === undefined) return null
  if (!isApiError(error) || error.kind === 'network') return 'offline'
  return error.kind === 'expired' || error.kind === 'forbidden' ? 'access' : null
}

export interface BatchOptions<Item> {
  /** The name under which the batch is stored and locked. */
  name: string
  send: (item: Item) => Promise<{ error?: unknown }>
  /** Returns the data that is stored with an item's id, so that its result can be reported after a reload. */
  getDataToSave?: (item: Item) => unknown
  /** Called once with the entries of a batch that an earlier page load of this tab did not finish. */
  onInterrupted?: (entries: readonly SavedBatchEntry[]) => void
  /** Called with all entries after the last mutation. */
  onEnd: (entries: readonly BatchEntry<Item>[]) => void
}

/**
 * Sends mutations one by one. Leaving the page stops the batch after the current mutation, and the next visit reports the
 * results (ADMIN-17).
 */
export function useBatch<Item extends { id: string }>({
  name,
  send,
  getDataToSave,
  onInterrupted,
  onEnd,
}: BatchOptions<Item>) {
  const accountId = useAccount().id
  const runExclusive = useSingleFlight()
  const [interruptedEntries, setInterruptedEntries] = useState<readonly SavedBatchEntry[]>([])
  const [batch, setBatch] = useState<Batch<Item> | null>(null)
  const isStopped = useRef(false)
  useEffect(() => () => void (isStopped.current = true), [])

  const reportInterrupted = useEffectEvent((entries: readonly SavedBatchEntry[]) => onInterrupted?.(entries))

  useEffect(() => {
    const savedBatch = savedBatches.read(name, accountId)
    if (!savedBatch) return
    const handleLock = async (isLockFree: boolean) => {
      // This tab was duplicated from a tab that is still sending the batch, so it only discards its copy.
      if (!isLockFree && savedBatch.page !== pageLoadId) return savedBatches.remove(name)
      setInterruptedEntries(savedBatch.entries)
      reportInterrupted(savedBatch.entries)
    }
    void withLock(toLockName(name, savedBatch.page), handleLock, { ifAvailable: true })
  }, [name, accountId])

  const sendAll = async (items: readonly Item[]) => {
    isStopped.current = false
    const dataToSave = new Map(items.map((item) => [item.id, getDataToSave?.(item)]))
    let entries: readonly BatchEntry<Item>[] = createWaitingEntries(items)
    let endReason: BatchEndReason | null = null
    const runId = String(Math.random())
    const toSavedEntries = () => entries.map(({ id, result }) => ({ id, result, value: dataToSave.get(id) }))
    savedBatches.write(name, accountId, runId, toSavedEntries())
    // The results are stored even after the page was left, unless LOGOUT removed them or a later batch replaced them.
    const isStillSaved = () => savedBatches.read(name, accountId)?.run === runId
    const updateEntry = (id: string, result: BatchEntryResult) => {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, result } : entry))
      if (isStillSaved()) savedBatches.write(name, accountId, runId, toSavedEntries())
      setBatch({ entries, isStopping: isStopped.current, endReason: null })
    }
    for (const item of items) {
      if (isStopped.current) endReason = 'stopped'
      if (endReason !== null) break
      updateEntry(item.id, 'sending')
      const { error } = await waitForResponse(send(item))
      updateEntry(item.id, toEntryResult(error))
      endReason = toEndReason(error)
    }
    entries = entries.map((entry) => (entry.result === 'waiting' ? { ...entry, result: 'notSent' } : entry))
    if (entries.every(({ result }) => result === 'done') && isStillSaved()) savedBatches.remove(name)
    onEnd(entries)
    setBatch({ entries, isStopping: false, endReason: endReason ?? 'done' })
  }

  return {
    batch,
    /** The entries of a batch that an earlier page load of this tab did not finish. */
    interruptedEntries,
    run: (items: readonly Item[]) =>
      void runExclusive(() => withLock(toLockName(name, pageLoadId), () => sendAll(items), { ifAvailable: true })),
    /** Stops after the current mutation. */
    stop() {
      isStopped.current = true
      setBatch((current) => current && { ...current, isStopping: true })
    },
    close() {
      savedBatches.remove(name)
      setInterruptedEntries([])
      setBatch(null)
    },
  }
}
