/** The key in local storage whose value is the number, from 1, of the first read of the stored session that fails. */
export const firstFailedRead = 'firstFailedRead'

/**
 * Makes IndexedDB fail like Safari's when its database process has crashed (AUTH-29). Runs in the page, before the
 * identity provider's package.
 */
export function failReads(storageKey: string): void {
  const { get, getAll } = IDBObjectStore.prototype
  const { warn } = console
  let reads = 0
  const failIfDue = (count: number) => {
    const first = localStorage.getItem(storageKey)
    if (first !== null && count >= Number(first))
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  }
  IDBObjectStore.prototype.get = function (key) {
    if (typeof key === 'string' && key.startsWith('firebase:authUser')) failIfDue((reads += 1))
    return get.call(this, key)
  }
  // The package polls for changes with `getAll`, and would find the session.
  IDBObjectStore.prototype.getAll = function () {
    failIfDue(reads)
    return getAll.call(this)
  }
  // The package warns of each failure.
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('@firebase/auth')) warn(...words)
  }
}
