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
 * @param open returns another Storage
 * @returns the action's result; undefined when it throws
 */
export function tryStorage<T>(action: (storage: Storage) => T, open = localStorageOf): T | undefined {
  try {
    return action(open())
  } catch {
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

/**
 * Creates a storage that never throws: this page keeps in memory what can't be stored.
 * @param open returns the Storage to use; by default localStorage, or what `setBrowserStorage` put in its place
 */
export function createBrowserStorage(open = () => openStorage()) {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T) => tryStorage(action, open)
  return {
    /** @returns the current text, other tabs' changes included; null for none */
    get: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    /** @returns false when this page's memory alone has it */
    set(key: string, text: string): boolean {
      memory.set(key, text)
      attempt((storage) => {
        storage.setItem(key, text)
        if (storage.getItem(key) === text) memory.delete(key)
      })
      return !memory.has(key)
    },
    remove(key: string): void {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    /** @returns all keys that begin with the prefix, sorted */
    keys: (prefix: string): string[] =>
      [...new Set([...(attempt((storage) => Object.keys(storage)) ?? []), ...memory.keys()])]
        .filter((key) => key.startsWith(prefix))
        .sort(),
  }
}
