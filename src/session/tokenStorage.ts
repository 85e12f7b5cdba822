import { readText } from '#src/domain/wire.ts'
import { createBrowserStorage, onStorage } from '#src/platform/browserStorage.ts'

/** SHOP-9 */
export const tokenKey = 'accessToken'

/** Whose token it is: another tab may have stored it for another account. */
const accountKey = 'dhruva.tokenAccount.v1'

/** The access token of this browser (SHOP-4, SHOP-9). */
export interface TokenStorage {
  /** @returns the token as it is now, other tabs' renewals included; null for none. Never "undefined" (DATA-5). */
  get(): string | null
  /** @param accountId the account that the server made the token for */
  set(token: string, accountId: string): void
  /** Removes the token. @param accountId when given, a token that is known to be another account's stays (AUTH-15) */
  clear(accountId?: string): void
  /** Whether the browser refuses to store: the token then lives in this tab only (AUTH-18). */
  isBlocked(): boolean
  /** Told when `isBlocked` changes. @returns stops it */
  onBlocked(listener: () => void): () => void
  /** Told when another tab removes the token, that is, signs out (AUTH-15). @returns stops it */
  onRemoved(listener: () => void): () => void
}

/** @param open the place to store in; may throw, as browsers do where storage is blocked */
export function createTokenStorage(open?: () => Storage): TokenStorage {
  const storage = createBrowserStorage({ open })
  return {
    get() {
      const token = readText(storage.get(tokenKey))
      return token === 'undefined' || token === 'null' ? null : token
    },
    set(token, accountId) {
      // the account first: in between, another tab would rather keep an old token than lose a new one
      storage.set(accountKey, accountId)
      storage.set(tokenKey, token)
    },
    clear(accountId) {
      const owner = storage.get(accountKey)
      if (accountId !== undefined && owner !== null && owner !== accountId) return
      storage.remove(tokenKey)
      storage.remove(accountKey)
    },
    isBlocked: storage.isRefused,
    onBlocked: storage.onRefused,
    onRemoved: (listener) =>
      onStorage((key, text) => {
        if ((key === tokenKey || key === null) && text === null) listener()
      }),
  }
}

export const tokenStorage = createTokenStorage()
