import { readToken } from '#src/domain/account.ts'
import { createBrowserStorage, onStorage } from '#src/platform/browserStorage.ts'

/** Storage key of the token; the specification fixes it (SHOP-9). */
export const tokenKey = 'accessToken'

/** Storage key of the token's account: another tab may have stored a token for another account. */
const accountKey = 'dhruva.tokenAccount.v1'

/** For how long after the server sent it a token is beyond doubt. */
const freshMs = 60_000

/** The access token of this browser (SHOP-4, SHOP-9). */
export interface TokenStorage {
  /** @returns the stored token, also when another tab renewed it; null for none or an unusable one (DATA-5). */
  get(): string | null
  /** @param accountId the account that the token belongs to */
  set(token: string, accountId: string): void
  /** Removes the token. @param accountId when given, the token of another account is not removed (AUTH-15) */
  clear(accountId?: string): void
  /** Subscribes to the browser blocking storage: the token then exists in this tab only (AUTH-18). @returns a function that unsubscribes */
  onBlocked(listener: () => void): () => void
  /**
   * Whether this page got the token within the last minute. By a clock that nobody sets: the customer's may be wrong (AUTH-7).
   */
  isFresh(token: string): boolean
  /** @returns the account that the stored token belongs to; null without a token */
  owner(): string | null
  /**
   * Subscribes to another tab storing or removing the token, that is, signing in or out (AUTH-15). A suspended
   * tab is told late: `owner` says what is stored now.
   * @returns a function that unsubscribes
   */
  onChange(listener: (isRemoved: boolean) => void): () => void
}

/** @param open returns the Storage to use; may throw, as browsers do when storage is blocked */
export function createTokenStorage(open?: () => Storage): TokenStorage {
  const storage = createBrowserStorage(open)
  /** The last token that this page got, and when, by `performance.now()`. */
  let issued: { token: string; at: number } | null = null
  return {
    get: () => readToken(storage.get(tokenKey)),
    set(token, accountId) {
      issued = { token, at: performance.now() }
      // The account first: a tab that clears between the two writes keeps an old token instead of removing the new one.
      storage.set(accountKey, accountId)
      storage.set(tokenKey, token)
    },
    clear(accountId) {
      const owner = storage.get(accountKey)
      if (accountId !== undefined && owner !== null && owner !== accountId) return
      storage.remove(tokenKey)
      storage.remove(accountKey)
    },
    onBlocked: storage.onFailure,
    isFresh: (token) => issued?.token === token && performance.now() - issued.at < freshMs,
    owner: () => (storage.get(tokenKey) === null ? null : storage.get(accountKey)),
    onChange: (listener) =>
      onStorage((key, text) => {
        if (key === tokenKey || key === null) listener(text === null)
      }),
  }
}

export const tokenStorage = createTokenStorage()
