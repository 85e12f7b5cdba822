const getLocalStorage = (): Storage => window.localStorage

let openStorage = getLocalStorage

/**
 * Replaces localStorage in all storages from `createBrowserStorage`, e.g. with sessionStorage. `onStorageChange` then reports no
 * changes. This function must be called before any value is read.
 */
export const setBrowserStorage = (open: () => Storage): void => void (openStorage = open)

/**
 * Runs an action on localStorage, which throws on every access if it is blocked, and on writing if it is full.
 * @returns the action's result; undefined if it throws
 */
export function tryStorage<T>(action: (storage: Storage) => T, open = getLocalStorage): T | undefined {
  try {
    return action(open())
  } catch {
    return undefined
  }
}

/**
 * Subscribes to changes of localStorage in other tabs.
 * @param listener called with the key (null if all keys were removed) and the new value (null if it was removed)
 */
export function onStorageChange(listener: (key: string | null, newValue: string | null) => void): () => void {
  const handleStorageEvent = ({ key, newValue }: StorageEvent) => {
    if (openStorage === getLocalStorage) listener(key, newValue)
  }
  window.addEventListener('storage', handleStorageEvent)
  return () => window.removeEventListener('storage', handleStorageEvent)
}

/**
 * Creates a storage that never throws. Values that can't be stored are kept in memory.
 * @param open returns the storage; by default localStorage, or its replacement from `setBrowserStorage`
 */
export function createBrowserStorage(open = () => openStorage()) {
  const memory = new Map<string, string>()
  const tryWithStorage = <T>(action: (storage: Storage) => T) => tryStorage(action, open)
  return {
    /** @returns the current value, including changes by other tabs; null if there is no value */
    get: (key: string): string | null => memory.get(key) ?? tryWithStorage((storage) => storage.getItem(key)) ?? null,
    /** @returns false if the value is only in this page's memory */
    set(key: string, text: string): boolean {
      memory.set(key, text)
      tryWithStorage((storage) => {
        storage.setItem(key, text)
        if (storage.getItem(key) === text) memory.delete(key)
      })
      return !memory.has(key)
    },
    remove(key: string): void {
      memory.delete(key)
      tryWithStorage((storage) => storage.removeItem(key))
    },
    /** @returns all keys that begin with the prefix, sorted */
    keys: (prefix: string): string[] =>
      [...new Set([...(tryWithStorage((storage) => Object.keys(storage)) ?? []), ...memory.keys()])]
        .filter((key) => key.startsWith(prefix))
        .sort(),
  }
}
