import { readToken } from '#src/domain/account.ts'
import { createBrowserStorage, onStorage } from '#src/lib/browserStorage.ts'
import { secrets } from '#src/reporting/secrets.ts'
import { tokenKey } from '#src/session/tokenKey.ts'

/** Storage key of the token's account: another tab may have stored a token for another account. */
const accountKey = 'dhruva.tokenAccount.v1'

/** Keeps the access token of this browser (SHOP-9). @param open may throw, as browsers do when storage is blocked */
export function createTokenStorage(open?: () => Storage) {
  const storage = createBrowserStorage(open)
  return {
    /** The stored token, also when another tab renewed it; null for none or an unusable one (DATA-5). */
    get(): string | null {
      const token = readToken(storage.get(tokenKey))
      if (token !== null) secrets.add(token)
      return token
    },
    /** @returns false when this page's memory alone has it, because the browser stores nothing */
    set(token: string, accountId: string): boolean {
      // The account first: a tab that clears between the two writes keeps an old token instead of removing the new one.
      storage.set(accountKey, accountId)
      return storage.set(tokenKey, token)
    },
    /** @param accountId when given, the token of another account is not removed (AUTH-15) */
    clear(accountId?: string): void {
      const owner = storage.get(accountKey)
      if (accountId !== undefined && owner !== null && owner !== accountId) return
      storage.remove(tokenKey)
      storage.remove(accountKey)
    },
    /** The account that the stored token belongs to; null without a token. */
    owner: () => (storage.get(tokenKey) === null ? null : storage.get(accountKey)),
    /** Another tab has signed in or out (AUTH-15). A suspended tab is told late: `owner` says what is stored now. */
    onChange: (listener: (isRemoved: boolean) => void) =>
      onStorage((key, text) => {
        if (key === tokenKey || key === null) listener(text === null)
      }),
  }
}

export const tokenStorage = createTokenStorage()
