/**
 * The result of one mutation of a batch:
 * - `unknown`: got no response and may have succeeded
 * - `notSent`: the batch ended before this mutation
 * - `gone`: the row no longer exists
 */
export type BatchEntryResult = 'waiting' | 'sending' | 'done' | 'refused' | 'unknown' | 'notSent' | 'gone'

export interface BatchEntry<Item> {
  id: string
  /** null if the item no longer exists. */
  item: Item | null
  result: BatchEntryResult
}

/** Why a batch has ended. `access`: the server denied access · `interrupted`: the page was left or reloaded. */
export type BatchEndReason = 'done' | 'stopped' | 'offline' | 'access' | 'interrupted'

/** A batch of mutations that are sent one by one. */
export interface Batch<Item> {
  entries: readonly BatchEntry<Item>[]
  /** Stop was clicked, and the current request is still pending. */
  isStopping: boolean
  /** null while the batch is running. */
  endReason: BatchEndReason | null
}

export const createWaitingEntries = <Item extends { id: string }>(items: readonly Item[]): BatchEntry<Item>[] =>
  items.map((item) => ({ id: item.id, item, result: 'waiting' }))

/** Marks mutations without a response as done if the refetched list shows that they succeeded. */
export const resolveUnknownResults = <Item>(
  batch: Batch<Item>,
  isDone: (entry: BatchEntry<Item>) => boolean,
): Batch<Item> => ({
  ...batch,
  entries: batch.entries.map((entry) =>
    entry.result === 'unknown' && isDone(entry) ? { ...entry, result: 'done' } : entry,
  ),
})
