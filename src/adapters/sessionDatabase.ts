/** How long IndexedDB may take for its first response, in ms (AUTH-26). */
const timeoutMs = 10_000

/**
 * Waits for IndexedDB, because Safari's may never respond: with many tabs, after a sleep, or, although the database opens,
 * when a page was left in the middle of a transaction. Without a response this page has no IndexedDB from then on: the SDK
 * waits for it before each request, and without it uses the next kind of storage.
 * @returns whether there was a response; an error is one, too
 */
const probeIndexedDB = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), timeoutMs)
    // The SDK's own database, which must not be created here.
    const request = indexedDB.open('firebaseLocalStorageDb')
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('success', () => {
      const database = request.result
      const end = () => {
        database.close()
        resolve(true)
      }
      const store = database.objectStoreNames[0]
      if (store === undefined) return end()
      const transaction = database.transaction(store, 'readwrite')
      for (const ended of ['complete', 'abort']) transaction.addEventListener(ended, end)
      // Without a request it would end before the transactions that it has to wait for.
      transaction.objectStore(store).count()
    })
    request.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(true)
    })
  })
    // A browser that blocks it.
    .catch(() => true)
    .then((hasResponded) => {
      if (!hasResponded) Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
      return hasResponded
    })

let response: Promise<boolean> | undefined

/** Waits for IndexedDB once in a page. @returns whether it has responded */
export const waitForIndexedDB = (): Promise<boolean> => (response ??= probeIndexedDB())

/** What the SDK calls on a kind of storage. It takes the class, although its types hide that. */
interface SdkStorage {
  /** The last values read, by key. */
  localCache: Record<string, unknown>
  _isAvailable(): Promise<boolean>
  _get(key: string): Promise<unknown>
  _remove(key: string): Promise<void>
}

/** A browser that blocks IndexedDB for this page holds no session in it. */
const isBlocked = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError'

/**
 * Makes a failed read differ from an empty storage while the SDK starts. For the SDK both mean that nobody is signed in, and
 * it then deletes the session; Safari fails reads when its database process ends (AUTH-29). Once reads succeed again, the SDK
 * finds the session itself, because it looks for changes every 0.8 s.
 * @param Storage the SDK's class for IndexedDB
 * @returns the class for the SDK, and what ends the start: it returns whether the stored session could be read
 */
export function createCarefulStorage<SdkClass>(Storage: SdkClass) {
  let isStarting = true
  let hasFailed = false

  class CarefulStorage extends (Storage as new () => SdkStorage) {
    /** Only when it can be read, too; otherwise the SDK uses the next kind of storage. */
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
        hasFailed = !isBlocked(error)
        // A value read before counts as a change then.
        delete this.localCache[key]
        throw error
      }
    }

    override async _remove(key: string): Promise<void> {
      if (isStarting && hasFailed) throw new Error('the session was not read')
      await super._remove(key)
    }
  }

  const endStart = (): boolean => {
    isStarting = false
    return !hasFailed
  }
  return { Storage: CarefulStorage as SdkClass, endStart }
}
