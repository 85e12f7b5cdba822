/** What must never happen to a payment or a purchase. */
export type Violation =
  | 'double charge'
  | 'double order'
  | 'charge that the customer never learns of'
  | 'charged order cancelled'
  | 'card form for a charged order'
  | 'record of an uncharged payment'
  | "another account's token"
  | 'amount differs from the displayed one'
  | 'card confirmed twice by one click'
  | 'charged after signing out'
  | 'needless payment intent'
  | 'shipped order reset'
  | 'charged without reading'
  | 'recorded without reading'
  | 'recording given up early'
  | 'payment recorded twice'

export type ReportViolation = (violation: Violation, detail: string) => void
