import { onStorage, tryStorage } from '#src/platform/browserStorage.ts'

const key = 'dhruva.session.v1'

/**
 * Whether this browser probably has a session, for those who would have to download the identity provider's code to know.
 * Only a hint: the provider has the last word. Where storage is blocked there is none, and no session outlives the page.
 */
export const sessionHint = {
  isSet: (): boolean => typeof tryStorage((storage) => storage.getItem(key)) === 'string',
  set(isSignedIn: boolean): void {
    tryStorage((storage) => (isSignedIn ? storage.setItem(key, '1') : storage.removeItem(key)))
  },
  /** Told when another tab signs in. @returns a function that stops it */
  onSet: (listener: () => void): (() => void) =>
    onStorage((changed, text) => {
      if (changed === key && text !== null) listener()
    }),
}
