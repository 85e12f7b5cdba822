const localStorageOf = (): Storage => window.localStorage

let openStorage = localStorageOf

/**
 * Replaces localStorage in every BrowserStorage, e.g. by sessionStorage, which is this tab's own: then other tabs' changes
 * are not reported. Call it before anything is read.
 */
export const setBrowserStorage = (open: () => Storage): void => {
  openStorage = open
}

/**
 * Runs an action on localStorage, which may be blocked (every access throws) or full (only writes throw).
 * @param onFailure called when the action throws
 * @param open returns the Storage to use; tests replace it
 * @returns the action's result; undefined when it throws
 */
export function tryStorage<T>(
  action: (storage: Storage) => T,
  onFailure = () => {},
  open = localStorageOf,
): T | undefined {
  try {
    return action(open())
  } catch {
    onFailure()
    return undefined
  }
}

/**
 * Subscribes to changes of localStorage in other tabs.
 * @param listener called with the key (null when all keys were removed) and the new text (null when it was removed)
 * @returns a function that unsubscribes
 */
export function onStorage(listener: (key: string | null, text: string | null) => void): () => void {
  const onEvent = ({ key, newValue }: StorageEvent) => {
    if (openStorage === localStorageOf) listener(key, newValue)
  }
  window.addEventListener('storage', onEvent)
  return () => window.removeEventListener('storage', onEvent)
}

/** localStorage, or what `setBrowserStorage` put in its place, that never throws: texts that can't be stored are kept in memory for this page. */
export interface BrowserStorage {
  /** @returns the current text, other tabs' changes included; null for none */
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  /** @returns all keys that begin with the prefix, sorted */
  keys(prefix: string): string[]
  /** Whether any access has failed so far. */
  hasFailed(): boolean
  /** Subscribes to the first failure. @returns a function that unsubscribes */
  onFailure(listener: () => void): () => void
}

interface Options {
  open?: (() => Storage) | undefined
  /** Resolves a conflict with another tab: whether this page's unstored text replaces the stored one. Default: false. */
  prefersUnstored?: (key: string, unstored: string, stored: string | null) => boolean
}

/**
 * Creates a BrowserStorage. Each access first retries earlier failed writes. If another tab has changed the key in the
 * meantime, its text is kept and the unstored one dropped, unless `prefersUnstored` says otherwise.
 */
export function createBrowserStorage({
  open = () => openStorage(),
  prefersUnstored = () => false,
}: Options = {}): BrowserStorage {
  /** Texts that are not stored yet. `replaced`: the stored text when they were set; undefined if it could not be read. */
  const unstored = new Map<string, { text: string; replaced: string | null | undefined }>()
  const failureListeners = new Set<() => void>()
  let hasFailed = false

  function reportFailure(): void {
    if (hasFailed) return
    hasFailed = true
    for (const listener of failureListeners) listener()
  }
  const attempt = <T>(action: (storage: Storage) => T) => tryStorage(action, reportFailure, open)

  function flush(): void {
    for (const [key, { text, replaced }] of unstored) {
      attempt((storage) => {
        const stored = storage.getItem(key)
        const isChangedElsewhere = replaced !== undefined && stored !== replaced
        if (!isChangedElsewhere || prefersUnstored(key, text, stored)) storage.setItem(key, text)
        unstored.delete(key)
      })
    }
  }

  return {
    get(key) {
      flush()
      return unstored.get(key)?.text ?? attempt((storage) => storage.getItem(key)) ?? null
    },
    set(key, text) {
      unstored.set(key, { text, replaced: attempt((storage) => storage.getItem(key)) })
      flush()
    },
    remove(key) {
      unstored.delete(key)
      attempt((storage) => storage.removeItem(key))
      flush()
    },
    keys(prefix) {
      flush()
      const stored = attempt((storage) => Object.keys(storage)) ?? []
      return [...new Set([...stored, ...unstored.keys()])].filter((key) => key.startsWith(prefix)).sort()
    },
    hasFailed: () => hasFailed,
    onFailure(listener) {
      failureListeners.add(listener)
      return () => failureListeners.delete(listener)
    },
  }
}
