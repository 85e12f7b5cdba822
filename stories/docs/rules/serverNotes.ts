/** The harm that is possible until the server is fixed. */
export const harms = {
  high: 'Money or data of others',
  medium: 'Wrong orders, annoyed people',
  low: 'Know about it',
} as const

/** A risk that only the owner of the API can remove. */
export interface ServerNote {
  /** Completes "The server …". */
  title: string
  harm: keyof typeof harms
  happens: string
  fix: string
  /** The rule that leaves it to the server, if one does. */
  rule: string | null
}

/** The risks, the worst first. A test compares them with the rules marked **Server**. */
export const serverNotes = {
  tokenForAnyone: {
    title: 'gives a token for any e-mail address',
    harm: 'high',
    happens: 'Anybody gets everybody’s token, an admin’s too.',
    fix: 'Require the identity provider’s token with PUT /user/{email}, and use the address in it.',
    rule: 'ADMIN-6',
  },
  clientsPayment: {
    title: 'believes the browser that an order is paid',
    harm: 'high',
    happens: 'PATCH /mypurchase/{id} with any transaction id makes an order paid.',
    fix: 'Let the provider’s webhook make orders paid, or ask it for status, amount, currency and order id. Store each transaction once.',
    rule: null,
  },
  clientsTotal: {
    title: 'believes the total that the browser sends',
    harm: 'high',
    happens: 'Somebody pays one cent for an order.',
    fix: 'Take the order’s id with POST /create-payment-intent (one word in the shop’s definition), compute the total, and give one intent for each order.',
    rule: 'DATA-3',
  },
  clientsPrice: {
    title: 'believes the price that the browser sends with an order',
    harm: 'high',
    happens: 'Somebody orders a part for one cent.',
    fix: 'Look up the price by the part’s name, or better by its id, once POST /mypurchase sends it.',
    rule: 'DATA-3',
  },
  storesAnything: {
    title: 'stores what it is sent, whatever its fields',
    harm: 'high',
    happens: '“role” in PUT /user/{email} makes an admin, “paid” in POST /mypurchase a paid order.',
    fix: 'Take only the fields that Calls shows, check their type and length, and refuse objects in place of texts.',
    rule: null,
  },
  noToken: {
    title: 'answers without a token where the specification asks for one',
    harm: 'high',
    happens: 'Anybody can read or change what is a customer’s or an admin’s.',
    fix: 'Answer 401 to each of these calls without a valid token.',
    rule: null,
  },
  notAnAdmin: {
    title: 'lets customers do what is for admins',
    harm: 'high',
    happens: 'Customers can delete others’ orders or become admins.',
    fix: 'Look up the role of the token’s owner; answer 403 to all but admins.',
    rule: null,
  },
  othersOrders: {
    title: 'shows a customer the orders of any e-mail address',
    harm: 'high',
    happens: 'Customers can read others’ phones and addresses.',
    fix: 'Answer 403 unless the address in the call is that of the token.',
    rule: null,
  },
  othersRows: {
    title: 'lets a customer read one order, or write, in the name of others',
    harm: 'high',
    happens: 'A guessed id reads an order or marks it paid; another e-mail in a body writes as somebody else.',
    fix: 'Compare the row’s owner with the token; take the address of new rows from the token.',
    rule: null,
  },
  openCalls: {
    title: 'reads out users and profiles, or deletes orders, for anybody',
    harm: 'high',
    happens: 'Anybody can read names, addresses and phones, and delete unpaid orders.',
    fix: 'Require the token (one word in the shop’s definition); until then answer only what the pages need.',
    rule: 'ADMIN-5',
  },
  weakToken: {
    title: 'gives tokens that can be forged, or that live too long',
    harm: 'high',
    happens: 'Who guesses the secret is an admin; a long-lived token works after LOGOUT.',
    fix: 'Sign with a long random secret, accept one algorithm, check signature and expiry, and let tokens live for an hour: the shop renews them at a 401.',
    rule: null,
  },
  recordsOnce: {
    title: 'refuses the record of a payment that it already has',
    harm: 'high',
    happens: 'A browser closed after the charge leaves the order unpaid.',
    fix: 'Take payments from a webhook. Accept the same record again, because the shop repeats it, and store it once.',
    rule: 'PAY-3',
  },
  recordsLost: {
    title: 'accepts the payment of an order that it does not have',
    harm: 'high',
    happens: 'The card was charged, and there is no order to ship.',
    fix: 'Answer 404 when the order is gone, and store nothing.',
    rule: 'PAY-13',
  },
  deletesPaid: {
    title: 'deletes an order that is paid',
    harm: 'high',
    happens: 'An order paid while it is deleted leaves a charge without an order.',
    fix: 'Check and delete in one step; answer deletedCount 0 when the order is paid.',
    rule: 'ADMIN-8',
  },
  noLimits: {
    title: 'answers as often as it is asked',
    harm: 'high',
    happens: 'Thieves try out stolen cards; others fill the lists.',
    fix: 'Limit intents, orders, reviews and PUT /user/{email} by account and address, with 429; switch on the provider’s rules against card testing.',
    rule: null,
  },
  oversells: {
    title: 'takes an order for more than it has',
    harm: 'medium',
    happens: 'Two people can order the last piece.',
    fix: 'Reduce the stock in one step with the order, or answer acknowledged false; a cancellation restores it.',
    rule: 'ORDER-10',
  },
  reviewersAddresses: {
    title: 'shows everybody the e-mail addresses of those who wrote reviews',
    harm: 'medium',
    happens: 'They are in the answer, although no page shows them.',
    fix: 'Leave email out of GET /reviews; the shop does not read it.',
    rule: 'PEOPLE-3',
  },
  keptAnswers: {
    title: 'lets browsers and proxies keep personal answers',
    harm: 'medium',
    happens: 'Orders and profiles can be read after LOGOUT, or by others behind a proxy.',
    fix: 'Send Cache-Control: no-store with everything but parts and reviews.',
    rule: null,
  },
  anyOrigin: {
    title: 'lets the pages of every site call it',
    harm: 'medium',
    happens: 'A copy of the shop elsewhere works and takes passwords.',
    fix: 'Name the shop’s origin in Access-Control-Allow-Origin, never * nor any that asks.',
    rule: null,
  },
  otherClients: {
    title: 'hands out texts that other programs may run',
    harm: 'medium',
    happens: 'E-mails, admins’ tools and spreadsheets may run markup or formulas that people typed.',
    fix: 'Escape texts where they are shown; in exports put a quote before =, +, - and @.',
    rule: null,
  },
  demoAccounts: {
    title: 'has demo accounts that everybody can use',
    harm: 'low',
    happens: 'Anybody can log in as an admin.',
    fix: 'Use them only where the data is restored regularly, or leave their passwords out of the build.',
    rule: 'AUTH-5',
  },
} as const satisfies Record<string, ServerNote>
