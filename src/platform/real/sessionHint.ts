const key = 'dhruva.session.v1'

/**
 * Whether this browser probably has a session, for those who would have to download the identity provider's code to know.
 * Only a hint: the provider has the last word.
 */
export const sessionHint = {
  isSet(): boolean {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
  set(isSignedIn: boolean): void {
    try {
      if (isSignedIn) localStorage.setItem(key, '1')
      else localStorage.removeItem(key)
    } catch {
      // Where storage is blocked no session outlives the page either.
    }
  },
  /** Told when another tab signs in. @returns a function that stops it */
  onSet(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null) listener()
    }
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
    }
  },
}
