/**
 * The result of one of many writes that are sent one by one. unknown: without a response, it may have been carried out ·
 * notSent: the run ended before it · gone: its row no longer exists.
 */
export type BatchResult = 'waiting' | 'sending' | 'done' | 'refused' | 'unknown' | 'notSent' | 'gone'

/** One item of a batch, and its result. */
export interface BatchEntry<Item> {
  id: string
  /** null when the item is no longer known. */
  item: Item | null
  result: BatchResult
}

/** Why a batch has ended. interrupted: the page was left or reloaded. */
export type BatchEndReason = 'done' | 'stopped' | 'offline' | 'access' | 'interrupted'

/** Writes that are sent one by one. */
export interface Batch<Item> {
  entries: readonly BatchEntry<Item>[]
  /** Stop was clicked, and the request that is running is awaited. */
  isStopping: boolean
  /** null while it is running. */
  endReason: BatchEndReason | null
}

/** The items before the first one is sent, in the order of sending. */
export const toEntries = <Item extends { id: string }>(items: readonly Item[]): BatchEntry<Item>[] =>
  items.map((item) => ({ id: item.id, item, result: 'waiting' }))

/** Settles writes without a response, once a fresh list shows that they were carried out. */
export const resolveUnknown = <Item>(
  batch: Batch<Item>,
  isDone: (entry: BatchEntry<Item>) => boolean,
): Batch<Item> => ({
  ...batch,
  entries: batch.entries.map((entry) =>
    entry.result === 'unknown' && isDone(entry) ? { ...entry, result: 'done' } : entry,
  ),
})
