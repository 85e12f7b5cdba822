/** What may never happen to a payment or a purchase. */
export type Violation =
  | 'double charge'
  | 'double order'
  | 'paid order lost'
  | 'card form for a charged order'
  | 'record of an uncharged payment'
  | "another account's token"
  | 'another amount than shown'
  | 'card tried twice by one click'
  | 'charged after signing out'
  | 'needless secret'
  | 'shipped order sent back'
  | 'recording given up early'

/** Told of everything that may never happen, as it happens. */
export type Violate = (violation: Violation, detail: string) => void
