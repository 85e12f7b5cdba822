/**
 * The result of one write of a batch. `unknown` has no response and may have succeeded, `notSent` was left when the batch
 * ended, and the row of `gone` no longer exists.
 */
export type BatchResult = 'waiting' | 'sending' | 'done' | 'refused' | 'unknown' | 'notSent' | 'gone'

export interface BatchEntry<Item> {
  id: string
  /** null if the item no longer exists. */
  item: Item | null
  result: BatchResult
}

/** Why a batch has ended. `interrupted` means that the page was left or reloaded. */
export type BatchEndReason = 'done' | 'stopped' | 'offline' | 'access' | 'interrupted'

/** A batch of writes, which are sent one by one. */
export interface Batch<Item> {
  entries: readonly BatchEntry<Item>[]
  /** Stop was clicked, and the current request is still pending. */
  isStopping: boolean
  /** null while the batch is running. */
  endReason: BatchEndReason | null
}

export const toEntries = <Item extends { id: string }>(items: readonly Item[]): BatchEntry<Item>[] =>
  items.map((item) => ({ id: item.id, item, result: 'waiting' }))

/** Marks writes without a response as done if a fresh list shows that they succeeded. */
export const resolveUnknown = <Item>(
  batch: Batch<Item>,
  isDone: (entry: BatchEntry<Item>) => boolean,
): Batch<Item> => ({
  ...batch,
  entries: batch.entries.map((entry) =>
    entry.result === 'unknown' && isDone(entry) ? { ...entry, result: 'done' } : entry,
  ),
})
