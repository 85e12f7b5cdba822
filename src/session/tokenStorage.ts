import { readText } from '#src/domain/wire.ts'

/** SHOP-9 */
export const tokenKey = 'accessToken'

/** The access token of this browser (SHOP-4, SHOP-9). */
export interface TokenStorage {
  /** @returns the token as it is now, other tabs' renewals included; null for none. Never "undefined" (DATA-5). */
  get(): string | null
  set(token: string): void
  clear(): void
  /** Whether the browser refuses to store: the token then lives in this tab only (AUTH-18). */
  isBlocked(): boolean
  /** Told when `isBlocked` changes. @returns stops it */
  onBlocked(listener: () => void): () => void
  /** Told when another tab removes the token, that is, signs out (AUTH-15). @returns stops it */
  onRemoved(listener: () => void): () => void
}

/** @param open the place to store in; may throw, as browsers do where storage is blocked */
export function createTokenStorage(open: () => Storage): TokenStorage {
  const blockedListeners = new Set<() => void>()
  let memory: string | null = null
  let blocked = false

  /** Runs on the storage; @returns `otherwise` where it refuses. */
  function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
    try {
      return action(open())
    } catch {
      if (!blocked) {
        blocked = true
        for (const listener of blockedListeners) listener()
      }
      return otherwise
    }
  }

  return {
    get() {
      // from the first refusal on, memory stands in
      const token = readText(blocked ? memory : attempt((storage) => storage.getItem(tokenKey), memory))
      return token === 'undefined' || token === 'null' ? null : token
    },
    set(token) {
      memory = token
      attempt((storage) => storage.setItem(tokenKey, token), undefined)
    },
    clear() {
      memory = null
      attempt((storage) => storage.removeItem(tokenKey), undefined)
    },
    isBlocked: () => blocked,
    onBlocked(listener) {
      blockedListeners.add(listener)
      return () => blockedListeners.delete(listener)
    },
    onRemoved(listener) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if ((key === tokenKey || key === null) && newValue === null) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

export const tokenStorage = createTokenStorage(() => window.localStorage)
