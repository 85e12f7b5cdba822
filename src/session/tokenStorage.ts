import { readToken } from '#src/domain/account.ts'
import { createBrowserStorage, onStorageChange } from '#src/lib/browserStorage.ts'
import { accessTokens } from '#src/reporting/secrets.ts'
import { tokenKey } from '#src/session/tokenKey.ts'

/** Storage key for the id of the account that the token belongs to. Another tab may have stored a different account's token. */
const accountKey = 'dhruva.tokenAccount.v1'

/**
 * Stores the access token of this browser (SHOP-9).
 * @param openStorage returns the storage; may throw, like `localStorage` in a browser that blocks it
 */
export function createTokenStorage(openStorage?: () => Storage) {
  const storage = createBrowserStorage(openStorage)
  return {
    /** @returns the stored token, which another tab may have renewed; null if there is no usable token (DATA-5) */
    get(): string | null {
      const token = readToken(storage.get(tokenKey))
      if (token !== null) accessTokens.add(token)
      return token
    },
    /** @returns false if the browser blocks storage, so that the token is only in this page's memory */
    set(token: string, accountId: string): boolean {
      // The account is written first. Otherwise another tab that signs out the previous account between the two writes would
      // remove the new token.
      storage.set(accountKey, accountId)
      return storage.set(tokenKey, token)
    },
    /** @param accountId if passed, the token is removed only if it belongs to this account (AUTH-15) */
    clear(accountId?: string): void {
      const storedAccountId = storage.get(accountKey)
      if (accountId !== undefined && storedAccountId !== null && storedAccountId !== accountId) return
      storage.remove(tokenKey)
      storage.remove(accountKey)
    },
    /** @returns the id of the token's account; null if there is no token */
    getAccountId: () => (storage.get(tokenKey) === null ? null : storage.get(accountKey)),
    /**
     * Subscribes to sign-ins and sign-outs in other tabs. A suspended tab receives them late, so check `getAccountId` as well
     * (AUTH-15).
     */
    onChange: (listener: (isRemoved: boolean) => void) =>
      onStorageChange((key, text) => {
        if (key === tokenKey || key === null) listener(text === null)
      }),
  }
}

export const tokenStorage = createTokenStorage()
