/** How much harm is done as long as the server does not mend it. */
export const risks = {
  high: 'Money or data of others',
  medium: 'Wrong orders, annoyed people',
  low: 'Know about it',
} as const

/** What the owner of the API should know and do, in plain words. */
export interface ServerNote {
  /** The rule that leaves it to the server. */
  rule: string
  risk: keyof typeof risks
  happens: string
  mend: string
}

/** One note for every rule marked **Server**; the worst first. */
export const serverNotes: readonly ServerNote[] = [
  {
    rule: 'ADMIN-6',
    risk: 'high',
    happens:
      'Whoever sends an e-mail address gets its access token, an admin’s too, and can then do all that this person can.',
    mend: 'Ask for the identity provider’s own token with PUT /user/{email}, check it, and give an access token for the address in it only.',
  },
  {
    rule: 'ADMIN-5',
    risk: 'high',
    happens:
      'Without a token anybody can list all users, read any profile and delete any unpaid order whose number they guess.',
    mend: 'Take the token for these calls too, and let the shop send it: a word in the call’s definition. Until then answer with as little as the pages need.',
  },
  {
    rule: 'DATA-3',
    risk: 'high',
    happens: 'The amount to charge comes from the browser, where it can be changed to one cent.',
    mend: 'Compute the total from the order you stored; use what the browser sends only to notice that it showed something else.',
  },
  {
    rule: 'PAY-3',
    risk: 'high',
    happens: 'A browser can be closed between the charge and its record: money is taken, and the order stays unpaid.',
    mend: 'Let the card provider tell you by a webhook. Take the same record twice without complaint, for the shop repeats it until it gets an answer.',
  },
  {
    rule: 'ADMIN-8',
    risk: 'high',
    happens:
      'An order is paid in the second in which it is cancelled or deleted, and the charge has no order any more.',
    mend: 'Delete only what is unpaid at that moment, in one step with the check; otherwise answer deletedCount 0.',
  },
  {
    rule: 'ORDER-10',
    risk: 'medium',
    happens: 'The shop checks the stock it read a moment ago; two people can order the last piece.',
    mend: 'Take the pieces off the stock in one step with the order; if there are too few, answer acknowledged false. Give them back when an order is cancelled.',
  },
  {
    rule: 'PEOPLE-3',
    risk: 'medium',
    happens: 'The reviews carry their writers’ e-mail addresses to everybody, though no page shows them.',
    mend: 'Leave email out of the answer to GET /reviews; the shop does not read it.',
  },
  {
    rule: 'AUTH-5',
    risk: 'low',
    happens: 'Everybody can log in with the two demo accounts, one of them an admin.',
    mend: 'Use them where the data may be spoilt and are put back regularly, or leave their passwords out of the build: the buttons are then gone.',
  },
]
