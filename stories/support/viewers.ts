import type { Viewer } from '#src/design-system/blocks/shell/viewer.ts'

/** Who looks at the shop, as its navbar shows them. */
export const viewers = {
  visitor: { state: 'visitor' },
  customer: { state: 'signedIn', name: 'Kamal', fullName: 'Kamal Hossain', photo: null },
  admin: { state: 'signedIn', name: 'Nadia', fullName: 'Nadia Rahman', photo: null },
} as const satisfies Record<string, Viewer>
