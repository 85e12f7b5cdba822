/** In ms: the time limit for the first response of IndexedDB (AUTH-26). */
const probeTimeoutMs = 10_000

/**
 * Checks that IndexedDB responds. In Safari, it may never respond with many open tabs, after sleep, or after a page was unloaded
 * during a transaction. Without a response, `indexedDB` is removed from this page, so that the SDK uses the next kind of storage.
 * Otherwise the SDK would wait for IndexedDB before each request.
 * @returns whether there was a response; an error counts as one
 */
const probeIndexedDB = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), probeTimeoutMs)
    // Opens the SDK's own database. If the database does not exist, its creation is aborted, so that the SDK can create it.
    const request = indexedDB.open('firebaseLocalStorageDb')
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('success', () => {
      const database = request.result
      const finish = () => {
        database.close()
        resolve(true)
      }
      const storeName = database.objectStoreNames[0]
      if (storeName === undefined) return finish()
      const transaction = database.transaction(storeName, 'readwrite')
      for (const eventType of ['complete', 'abort']) transaction.addEventListener(eventType, finish)
      // Without a request, the transaction would complete immediately instead of waiting for earlier transactions.
      transaction.objectStore(storeName).count()
    })
    request.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(true)
    })
  })
    // A browser that blocks IndexedDB throws. That also counts as a response.
    .catch(() => true)
    .then((hasResponded) => {
      if (!hasResponded) Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
      return hasResponded
    })

let probeResult: Promise<boolean> | undefined

export const waitForIndexedDB = (): Promise<boolean> => (probeResult ??= probeIndexedDB())

/** Members of the SDK's storage classes that the SDK's types omit. */
interface SdkStorage {
  /** The last value that was read for each key. */
  localCache: Record<string, unknown>
  _isAvailable(): Promise<boolean>
  _get(key: string): Promise<unknown>
  _remove(key: string): Promise<void>
}

/** Whether the browser blocks IndexedDB. If so, IndexedDB contains no session. */
const isStorageBlocked = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError'

/**
 * Distinguishes a failed read from empty storage while the SDK starts. The SDK treats both as a missing session, so it would
 * delete the session after a failed read. In Safari, reads fail when the browser's database process has ended (AUTH-29). Once
 * reads succeed again, the SDK finds the session itself, because it checks for changes every 0.8 s.
 * @param Storage the SDK's class for IndexedDB
 * @returns a subclass for the SDK, and `completeStartup`, which returns whether the session could be read
 */
export function createFailureAwareStorage<SdkClass>(Storage: SdkClass) {
  let isStarting = true
  let hasFailed = false

  class FailureAwareStorage extends (Storage as new () => SdkStorage) {
    /** Also returns false if storage can't be read, so that the SDK uses the next kind of storage. */
    override async _isAvailable(): Promise<boolean> {
      if (!(await super._isAvailable())) return false
      return this._get('available').then(
        () => true,
        () => false,
      )
    }

    override async _get(key: string): Promise<unknown> {
      try {
        const value = await super._get(key)
        hasFailed = false
        return value
      } catch (error) {
        hasFailed = !isStorageBlocked(error)
        // The cached value is removed, so that the SDK treats the next successful read as a change.
        delete this.localCache[key]
        throw error
      }
    }

    override async _remove(key: string): Promise<void> {
      if (isStarting && hasFailed) throw new Error('the session was not read')
      await super._remove(key)
    }
  }

  const completeStartup = (): boolean => {
    isStarting = false
    return !hasFailed
  }
  return { Storage: FailureAwareStorage as SdkClass, completeStartup }
}
