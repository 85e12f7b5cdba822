import { tryStorage } from '#src/lib/browserStorage.ts'

/** The specification fixes this storage key (SHOP-9). */
export const tokenKey = 'accessToken'

/** Shows that somebody may be signed in, before the session's code has loaded. */
export const hasStoredToken = (): boolean => Boolean(tryStorage((storage) => storage.getItem(tokenKey)))
