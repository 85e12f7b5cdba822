const localStorageOf = (): Storage => window.localStorage

/**
 * Runs an action on the browser's local storage, which may be blocked (reading throws too) or full (only writing throws).
 * @param onRefused told when the browser refuses
 * @param open where to store; tests replace it
 * @returns what the action returned; undefined when the browser refused
 */
export function tryStorage<T>(
  action: (storage: Storage) => T,
  onRefused = () => {},
  open = localStorageOf,
): T | undefined {
  try {
    return action(open())
  } catch {
    onRefused()
    return undefined
  }
}

/**
 * Tells of what other tabs store and remove.
 * @param listener told the key, null when everything was removed, and the new text, null when there is none
 * @returns a function that stops it
 */
export function onStorage(listener: (key: string | null, text: string | null) => void): () => void {
  const onEvent = ({ key, newValue }: StorageEvent) => listener(key, newValue)
  window.addEventListener('storage', onEvent)
  return () => window.removeEventListener('storage', onEvent)
}

/** Local storage that never throws: what the browser refuses to store lives in this page. */
export interface BrowserStorage {
  /** @returns the text as it is now, other tabs' changes included; null for none */
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
  /** @returns all keys that begin with the prefix, sorted */
  keys(prefix: string): string[]
  /** Whether the browser has ever refused. */
  isRefused(): boolean
  /** Told when the browser refuses for the first time. @returns a function that stops it */
  onRefused(listener: () => void): () => void
}

interface Options {
  open?: (() => Storage) | undefined
  /** Whether the page's unstored text counts, though another tab has changed the key since; by default it does not. */
  outranks?: (key: string, unstored: string, stored: string | null) => boolean
}

/**
 * Each access first tries to store what was refused before. A text that another tab has changed since is not overwritten,
 * and gives way to the other tab's, unless it `outranks` that.
 */
export function createBrowserStorage({ open, outranks = () => false }: Options = {}): BrowserStorage {
  /** Texts that are not stored yet, and what is stored in their place; undefined where that could not be read. */
  const unstored = new Map<string, { text: string; replaced: string | null | undefined }>()
  const refusedListeners = new Set<() => void>()
  let refused = false

  function tellRefused(): void {
    if (refused) return
    refused = true
    for (const listener of refusedListeners) listener()
  }
  const attempt = <T>(action: (storage: Storage) => T) => tryStorage(action, tellRefused, open)

  function flush(): void {
    for (const [key, { text, replaced }] of unstored) {
      attempt((storage) => {
        const stored = storage.getItem(key)
        const isReplaced = replaced !== undefined && stored !== replaced
        if (!isReplaced || outranks(key, text, stored)) storage.setItem(key, text)
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
      return [...new Set([...stored, ...unstored.keys()])].filter((key) => key.startsWith(prefix)).toSorted()
    },
    isRefused: () => refused,
    onRefused(listener) {
      refusedListeners.add(listener)
      return () => refusedListeners.delete(listener)
    },
  }
}
