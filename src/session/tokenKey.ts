import { tryStorage } from '#src/lib/browserStorage.ts'

/** Storage key of the token; the specification fixes it (SHOP-9). */
export const tokenKey = 'accessToken'

/** Whether somebody may be signed in, before any code that knows it has loaded. */
export const hasStoredToken = (): boolean => Boolean(tryStorage((storage) => storage.getItem(tokenKey)))
