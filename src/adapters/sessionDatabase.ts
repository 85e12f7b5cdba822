/** How long IndexedDB may take for its first response, in ms (AUTH-26). */
const timeoutMs = 10_000

/**
 * Checks that IndexedDB responds. Safari's may never do so: with many tabs, after sleep, or, although the database opens, after
 * a page was unloaded during a transaction. Without a response, IndexedDB is removed from this page, because the SDK would wait
 * for it before each request; without it, the SDK uses the next kind of storage.
 * @returns whether there was a response, which may be an error
 */
const probeIndexedDB = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeoutMs)
    // This is the SDK's own database, which must not be created here.
    const request = indexedDB.open('firebaseLocalStorageDb')
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('success', () => {
      const database = request.result
      const finish = () => {
        database.close()
        resolve(true)
      }
      const store = database.objectStoreNames[0]
      if (store === undefined) return finish()
      const transaction = database.transaction(store, 'readwrite')
      for (const eventType of ['complete', 'abort']) transaction.addEventListener(eventType, finish)
      // A transaction without a request would end before earlier ones, which it has to wait for.
      transaction.objectStore(store).count()
    })
    request.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(true)
    })
  })
    // The browser blocks IndexedDB.
    .catch(() => true)
    .then((hasResponded) => {
      if (!hasResponded) Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
      return hasResponded
    })

let probe: Promise<boolean> | undefined

export const waitForIndexedDB = (): Promise<boolean> => (probe ??= probeIndexedDB())

/** The methods that the SDK calls on its storage classes, which its types hide. */
interface SdkStorage {
  /** The last values read, by key. */
  localCache: Record<string, unknown>
  _isAvailable(): Promise<boolean>
  _get(key: string): Promise<unknown>
  _remove(key: string): Promise<void>
}

/** A browser that blocks IndexedDB has no session in it. */
const isStorageBlocked = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError'

/**
 * Distinguishes a failed read from empty storage while the SDK starts. For the SDK both mean that nobody is signed in, so it
 * would delete the session; in Safari, reads fail when its database process ends (AUTH-29). Once reads succeed again, the SDK
 * finds the session itself, because it looks for changes every 0.8 s.
 * @param Storage the SDK's class for IndexedDB
 * @returns a subclass for the SDK; `endStart` ends the start and returns whether the session could be read
 */
export function createFailureAwareStorage<SdkClass>(Storage: SdkClass) {
  let isStarting = true
  let hasFailed = false

  class FailureAwareStorage extends (Storage as new () => SdkStorage) {
    /** It must be readable too; otherwise the SDK uses the next kind of storage. */
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
        // Without the cached value, the SDK treats the next successful read as a change.
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
