import { onStorageChange, tryStorage } from '#src/lib/browserStorage.ts'

const hintKey = 'dhruva.session.v1'

/**
 * Remembers that this browser probably has a session, so that visitors don't have to load the identity provider's SDK. If storage
 * is blocked, there is no hint, but then no session outlives the page either.
 */
export const sessionHint = {
  isSet: (): boolean => typeof tryStorage((storage) => storage.getItem(hintKey)) === 'string',
  set(isSignedIn: boolean): void {
    tryStorage((storage) => (isSignedIn ? storage.setItem(hintKey, '1') : storage.removeItem(hintKey)))
  },
  /** Subscribes to sign-ins in other tabs, until the returned function is called. */
  onSet: (listener: () => void): (() => void) =>
    onStorageChange((changed, text) => {
      if (changed === hintKey && text !== null) listener()
    }),
}
