/**
 * The local storage key of the number of the first failed read. If the number is 1, all reads of the stored session
 * fail; if it is 2, all reads after the first one.
 */
export const firstFailedReadKey = 'firstFailedRead'

/**
 * Makes reads of IndexedDB fail, as in Safari after its database process has crashed (AUTH-29). Runs in the page,
 * before the identity provider's package.
 */
export function failReads(storageKey: string): void {
  const { get, getAll } = IDBObjectStore.prototype
  const { warn } = console
  let readCount = 0
  const throwIfFailing = (count: number) => {
    const firstFailure = localStorage.getItem(storageKey)
    if (firstFailure !== null && count >= Number(firstFailure))
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  }
  IDBObjectStore.prototype.get = function (key) {
    if (typeof key === 'string' && key.startsWith('firebase:authUser')) throwIfFailing((readCount += 1))
    return get.call(this, key)
  }
  // `getAll` must fail as well, because the package polls with it for changes and would find the session.
  IDBObjectStore.prototype.getAll = function () {
    throwIfFailing(readCount)
    return getAll.call(this)
  }
  // Suppresses the package's warning about each failure.
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes('@firebase/auth')) warn(...args)
  }
}
