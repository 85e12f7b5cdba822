import { readToken } from '#src/domain/account.ts'
import { createBrowserStorage, onStorageChange } from '#src/lib/browserStorage.ts'
import { secrets } from '#src/reporting/secrets.ts'
import { tokenKey } from '#src/session/tokenKey.ts'

/** Storage key of the token's account, because another tab may have stored another account's token. */
const accountKey = 'dhruva.tokenAccount.v1'

/** Stores the access token of this browser (SHOP-9). @param open may throw, as browsers do when storage is blocked */
export function createTokenStorage(open?: () => Storage) {
  const storage = createBrowserStorage(open)
  return {
    /** @returns the stored token, including renewals by other tabs; null for none or an unusable one (DATA-5) */
    get(): string | null {
      const token = readToken(storage.get(tokenKey))
      if (token !== null) secrets.add(token)
      return token
    },
    /** @returns false if it is only in this page's memory, because the browser blocks storage */
    set(token: string, accountId: string): boolean {
      // The account first: a tab that clears between the two writes keeps an old token instead of removing the new one.
      storage.set(accountKey, accountId)
      return storage.set(tokenKey, token)
    },
    /** @param accountId prevents removing another account's token (AUTH-15) */
    clear(accountId?: string): void {
      const storedAccountId = storage.get(accountKey)
      if (accountId !== undefined && storedAccountId !== null && storedAccountId !== accountId) return
      storage.remove(tokenKey)
      storage.remove(accountKey)
    },
    /** @returns the id of the token's account; null without a token */
    owner: () => (storage.get(tokenKey) === null ? null : storage.get(accountKey)),
    /** Subscribes to sign-ins and sign-outs in other tabs. A suspended tab gets them late, so check `owner` (AUTH-15). */
    onChange: (listener: (isRemoved: boolean) => void) =>
      onStorageChange((key, text) => {
        if (key === tokenKey || key === null) listener(text === null)
      }),
  }
}

export const tokenStorage = createTokenStorage()
