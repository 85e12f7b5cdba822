/** The harm that is possible until the server is fixed. */
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
  fix: string
}

/** One note for every rule marked **Server**; the worst first. */
export const serverNotes: readonly ServerNote[] = [
  {
    rule: 'ADMIN-6',
    risk: 'high',
    happens:
      'Anybody who sends an e-mail address gets its access token, an admin’s too, and can then do everything that this person can.',
    fix: 'Require the identity provider’s own token with PUT /user/{email}, check it, and give an access token only for the address in it.',
  },
  {
    rule: 'ADMIN-5',
    risk: 'high',
    happens:
      'Without a token anybody can list all users, read any profile and delete any unpaid order whose number they guess.',
    fix: 'Require the token for these calls too. The shop then has to send it, which is one word in the call’s definition. Until then answer only what the pages need.',
  },
  {
    rule: 'DATA-3',
    risk: 'high',
    happens: 'The amount to charge comes from the browser, where it can be changed to one cent.',
    fix: 'Compute the total from the stored order. Use the amount from the browser only to notice a difference.',
  },
  {
    rule: 'PAY-3',
    risk: 'high',
    happens:
      'A browser can be closed between the charge and its record: the card is charged, and the order stays unpaid.',
    fix: 'Have the card provider report payments by a webhook. Accept the same record twice, because the shop repeats it until it gets an answer.',
  },
  {
    rule: 'ADMIN-8',
    risk: 'high',
    happens:
      'An order can be paid in the same second in which it is cancelled or deleted. The charge then has no order.',
    fix: 'Check and delete in one step, and delete only unpaid orders; otherwise answer deletedCount 0.',
  },
  {
    rule: 'ORDER-10',
    risk: 'medium',
    happens: 'The shop checks the stock that it read before, so two people can order the last piece.',
    fix: 'Reduce the stock in one step with the order; if it is too low, answer acknowledged false. Increase it again when an order is cancelled.',
  },
  {
    rule: 'PEOPLE-3',
    risk: 'medium',
    happens:
      'The reviews contain their writers’ e-mail addresses, which anybody can read, although no page shows them.',
    fix: 'Leave email out of the answer to GET /reviews; the shop does not read it.',
  },
  {
    rule: 'AUTH-5',
    risk: 'low',
    happens: 'Everybody can log in with the two demo accounts, one of them an admin.',
    fix: 'Use them only where the data may be changed by anybody and is restored regularly, or leave their passwords out of the build: the shop then has no demo buttons.',
  },
]
