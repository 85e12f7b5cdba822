/** Who looks at the shop, as far as its frame needs to know (SHOP-2). */
export type Viewer =
  | { state: 'pending' }
  | { state: 'visitor' }
  /** `name` is the first name, `fullName` the one of the avatar; `photo` an address or null. */
  | { state: 'signedIn'; name: string; fullName: string; photo: string | null }
