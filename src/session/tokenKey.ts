import { tryStorage } from '#src/lib/browserStorage.ts'

/** The specification fixes this storage key (SHOP-9). */
export const tokenKey = 'accessToken'

/** Whether somebody may be signed in. This check must not import the session's code, which is loaded later. */
export const hasStoredToken = (): boolean => Boolean(tryStorage((storage) => storage.getItem(tokenKey)))
