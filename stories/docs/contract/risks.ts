/** A risk that only the server can remove. The page for the API's owner lists it; `npm run contract` looks for it. */
export interface Risk {
  group: 'money' | 'people' | 'knowledge'
  /** Completes the sentence "The server …". */
  title: string
  /** The rule that it endangers. */
  rule?: string
  consequence: string
  fix: string
}

/** The risks in the order of the page: the most expensive first. */
export const risks = {
  endsOnErrors: {
    group: 'money',
    title: 'ends when one of its handlers fails',
    consequence:
      'One malformed id, from anybody, cuts off everybody’s requests: payments too. A free host needs up to 40 s to restart.',
    fix: 'Check ids before the database sees them, catch what handlers throw (Express 4 doesn’t catch errors of async ones), and answer 400, 404 or 500. Restart a process that has ended.',
  },
  tokenForAnyone: {
    group: 'money',
    title: 'gives a token for any email',
    rule: 'ADMIN-6',
    consequence: 'Anybody gets everybody’s token, an admin’s too.',
    fix: 'Require the identity provider’s token with PUT /user/{email}, and use the email in it.',
  },
  clientsPayment: {
    group: 'money',
    title: 'believes the browser that an order is paid',
    rule: 'PAY-16',
    consequence: 'PATCH /mypurchase/{id} with any transaction id makes an order paid.',
    fix: 'Let the provider’s webhook make orders paid, or ask it for status, amount, currency and order id. Store each transaction once, and refuse a second one for the same order.',
  },
  clientsTotal: {
    group: 'money',
    title: 'believes the total that the browser sends',
    rule: 'DATA-3',
    consequence: 'Somebody pays one cent for an order.',
    fix: 'Take the order’s id with POST /create-payment-intent (one word in the shop’s definition), compute the total in whole cents (round price × quantity × 100), and give one intent in usd for each order.',
  },
  clientsPrice: {
    group: 'money',
    title: 'believes the price that the browser sends with an order',
    rule: 'DATA-3',
    consequence: 'Somebody orders a part for one cent.',
    fix: 'Look up the price by the part’s name, or better by its id, once POST /mypurchase sends it.',
  },
  storesAnything: {
    group: 'money',
    title: 'stores what it is sent, whatever its fields',
    consequence: '“role” in PUT /user/{email} makes an admin, “paid” in POST /mypurchase a paid order.',
    fix: 'Take only the fields that Calls shows, check their type and length, and refuse objects in place of texts.',
  },
  noToken: {
    group: 'money',
    title: 'answers without a token where the specification asks for one',
    consequence: 'Anybody can read or change what is a customer’s or an admin’s.',
    fix: 'Answer 401 to each of these calls without a valid token.',
  },
  notAnAdmin: {
    group: 'money',
    title: 'lets customers do what is for admins',
    consequence: 'Customers can ship and delete others’ orders or become admins.',
    fix: 'Look up the role of the token’s owner; answer 403 to all but admins.',
  },
  othersOrders: {
    group: 'money',
    title: 'shows a customer the orders of any email',
    consequence: 'Customers can read others’ phones and addresses.',
    fix: 'Answer 403 unless the email in the call is that of the token.',
  },
  othersRows: {
    group: 'money',
    title: 'lets a customer read one order, or write, in the name of others',
    consequence: 'A guessed id reads an order or marks it paid; another email in a body writes as somebody else.',
    fix: 'Compare the row’s owner with the token; take the email of new rows from the token.',
  },
  openCalls: {
    group: 'money',
    title: 'shows users and profiles to anybody, or deletes orders for anybody',
    rule: 'ADMIN-5',
    consequence: 'Anybody can read names, addresses and phones, and delete unpaid orders.',
    fix: 'Require the token (one word in the shop’s definition); until then answer only what the pages need.',
  },
  forgedToken: {
    group: 'money',
    title: 'accepts tokens that can be forged',
    consequence: 'Who guesses the secret, or needs none, is an admin.',
    fix: 'Sign with a long random secret, accept one algorithm, and check signature and expiry.',
  },
  longToken: {
    group: 'money',
    title: 'gives tokens that live for more than an hour',
    consequence: 'A stolen token works after LOGOUT.',
    fix: 'Let tokens live for an hour: the shop renews them at a 401.',
  },
  recordsOnce: {
    group: 'money',
    title: 'refuses the record of a payment that it already has',
    rule: 'PAY-3',
    consequence: 'A browser closed after the charge leaves the order unpaid.',
    fix: 'Take payments from a webhook. Accept the same record again, because the shop repeats it, and store it once.',
  },
  recordsLost: {
    group: 'money',
    title: 'accepts the payment of an order that it does not have',
    rule: 'PAY-13',
    consequence: 'The card was charged, and there is no order to ship.',
    fix: 'Answer 404 when the order is gone, and store nothing.',
  },
  deletesPaid: {
    group: 'money',
    title: 'deletes an order that is paid',
    rule: 'ADMIN-8',
    consequence: 'An order paid while it is deleted leaves a charge without an order.',
    fix: 'Check and delete in one step; answer deletedCount 0 when the order is paid.',
  },
  noLimits: {
    group: 'money',
    title: 'answers as often as it is asked',
    consequence: 'Thieves try out stolen cards; others fill the lists.',
    fix: 'Limit intents, orders, reviews and PUT /user/{email} by account and IP address, with 429; switch on the provider’s rules against card testing.',
  },
  oversells: {
    group: 'people',
    title: 'takes an order for more than it has',
    rule: 'ORDER-10',
    consequence: 'Two people can order the last piece.',
    fix: 'Reduce the stock in one step with the order, or answer acknowledged false; a cancellation restores it.',
  },
  reviewersEmails: {
    group: 'people',
    title: 'shows everybody the emails of those who wrote reviews',
    rule: 'PEOPLE-3',
    consequence: 'They are in the answer, although no page shows them.',
    fix: 'Leave email out of GET /reviews; the shop does not read it.',
  },
  keptAnswers: {
    group: 'people',
    title: 'lets browsers and proxies keep personal answers',
    consequence: 'Orders and profiles can be read after LOGOUT, or by others behind a proxy.',
    fix: 'Send Cache-Control: no-store with everything but parts and reviews.',
  },
  agedAnswers: {
    group: 'people',
    title: 'lets browsers answer a read without asking it again',
    consequence:
      'A stored answer shows an old price or a paid order as unpaid. The shop reads past it; other programs don’t.',
    fix: 'Send Cache-Control: no-cache with parts and reviews. A GET without Cache-Control but with Last-Modified has an age, too: browsers guess it.',
  },
  anyOrigin: {
    group: 'people',
    title: 'lets the pages of every site call it',
    consequence: 'A copy of the shop elsewhere works and takes passwords.',
    fix: 'Name the shop’s origin in Access-Control-Allow-Origin, never * nor any that asks.',
  },
  otherClients: {
    group: 'people',
    title: 'hands out texts that other programs may run',
    consequence: 'Emails, admins’ tools and spreadsheets may run markup or formulas that people typed.',
    fix: 'Escape texts where they are shown; in exports put a quote before =, +, - and @.',
  },
  demoAccounts: {
    group: 'knowledge',
    title: 'has demo accounts that everybody can use',
    rule: 'AUTH-5',
    consequence: 'Anybody can log in as an admin.',
    fix: 'Use them only where the data is restored regularly, or leave their passwords out of the build.',
  },
} as const satisfies Record<string, Risk>

export type RiskName = keyof typeof risks

/** The risks with their names, in the order of the page. */
export const riskEntries = Object.entries(risks) as [RiskName, Risk][]
