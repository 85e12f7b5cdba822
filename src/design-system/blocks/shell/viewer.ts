/** The session as the navbar shows it. pending: not known yet. */
export type Viewer =
  | { state: 'pending' }
  | { state: 'visitor' }
  /**
   * `name`: the first name. `fullName`: for the avatar's initials. `photo`: a URL, or null. `isSigningOut`: LOGOUT was
   * pressed and has not ended.
   */
  | { state: 'signedIn'; name: string; fullName: string; photo: string | null; isSigningOut?: boolean }
