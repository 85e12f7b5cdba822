/** A risk that only the server can remove. The page for the API's owner lists it, and `npm run contract` checks for it. */
export interface Risk {
  group: 'money' | 'people' | 'knowledge'
  /** Completes the sentence "The server …". */
  title: string
  /** The rule that it violates. */
  rule?: string
  consequence: string
  fix: string
}

/** The most expensive risks come first, as on the page. */
export const risks = {
  endsOnErrors: {
    group: 'money',
    title: 'crashes when one of its handlers fails',
    consequence:
      'One malformed ID from anyone interrupts all requests, even payments. A free host needs up to 40 s to restart.',
    fix: 'Check IDs before you pass them to the database, catch what handlers throw (Express 4 doesn’t catch errors of async handlers), and respond with 400, 404 or 500. Restart a process that has crashed.',
  },
  tokenForAnyone: {
    group: 'money',
    title: 'gives a token for any email',
    rule: 'ADMIN-6',
    consequence: 'Anyone can get anyone’s token, even an admin’s.',
    fix: 'Require the identity provider’s token with PUT /user/{email}, and use the email in it.',
  },
  clientsPayment: {
    group: 'money',
    title: 'trusts the browser that an order is paid',
    rule: 'PAY-16',
    consequence: 'Anyone can mark an order as paid by sending PATCH /mypurchase/{id} with an invented transaction ID.',
    fix: 'Mark orders as paid from the provider’s webhook, or check the payment’s status, amount, currency and order ID with the provider. Store each transaction once, and reject a second one for the same order.',
  },
  clientsTotal: {
    group: 'money',
    title: 'trusts the total that the browser sends',
    rule: 'DATA-3',
    consequence: 'Someone can pay one cent for an order.',
    fix: 'Require the order’s ID with POST /create-payment-intent (the shop then needs one more word in the call’s definition), compute the total in whole cents (round price × quantity × 100), and create one intent in usd per order.',
  },
  clientsPrice: {
    group: 'money',
    title: 'trusts the price that the browser sends with an order',
    rule: 'DATA-3',
    consequence: 'Someone can order a part for one cent.',
    fix: 'Look up the price by the part’s name, or better by the part’s ID, once the shop sends that with POST /mypurchase.',
  },
  storesAnything: {
    group: 'money',
    title: 'stores any field it receives',
    consequence:
      'A “role” in PUT /user/{email} makes someone an admin, and a “paid” in POST /mypurchase marks an order as paid.',
    fix: 'Accept only the fields that Calls shows, check their type and length, and reject objects where text is expected.',
  },
  noToken: {
    group: 'money',
    title: 'responds without a token where the specification requires one',
    consequence: 'Anyone can read or change customers’ and admins’ data.',
    fix: 'Respond with 401 to each of these calls without a valid token.',
  },
  notAnAdmin: {
    group: 'money',
    title: 'lets customers do what only admins may do',
    consequence: 'Customers can ship and delete others’ orders or become admins.',
    fix: 'Look up the role of the token’s owner, and respond with 403 to everyone but admins.',
  },
  othersOrders: {
    group: 'money',
    title: 'shows a customer the orders of any email',
    consequence: 'Customers can read other customers’ phone numbers and addresses.',
    fix: 'Respond with 403 unless the email in the call is the token’s.',
  },
  othersRows: {
    group: 'money',
    title: 'lets a customer read or write as someone else',
    consequence:
      'With a guessed ID, a customer can read an order or mark it as paid. With another email in a body, a customer can write as someone else.',
    fix: 'Compare the row’s owner with the token, and take the email of new rows from the token.',
  },
  openCalls: {
    group: 'money',
    title: 'shows users and profiles to anyone, or deletes orders for anyone',
    rule: 'ADMIN-5',
    consequence: 'Anyone can read names, addresses and phone numbers, and delete unpaid orders.',
    fix: 'Require the token (the shop then needs one more word in each call’s definition). Until then, return only what the pages need.',
  },
  forgedToken: {
    group: 'money',
    title: 'accepts tokens that can be forged',
    consequence:
      'Anyone who guesses the secret can become an admin. If the server accepts unsigned tokens, no secret is needed.',
    fix: 'Sign with a long random secret, accept one algorithm, and check signature and expiry.',
  },
  longToken: {
    group: 'money',
    title: 'issues tokens that last longer than an hour',
    consequence: 'A stolen token works after LOGOUT.',
    fix: 'Let tokens expire after an hour. The shop renews them after a 401.',
  },
  recordsOnce: {
    group: 'money',
    title: 'rejects a payment record that it already has',
    rule: 'PAY-3',
    consequence: 'If the browser is closed after the charge, the order stays unpaid.',
    fix: 'Take payments from a webhook. Accept the same record again, because the shop repeats it, and store it once.',
  },
  recordsLost: {
    group: 'money',
    title: 'accepts the payment of an order that it does not have',
    rule: 'PAY-13',
    consequence: 'The card was charged, and there is no order to ship.',
    fix: 'Respond with 404 when the order is gone, and store nothing.',
  },
  deletesPaid: {
    group: 'money',
    title: 'deletes an order that is paid',
    rule: 'ADMIN-8',
    consequence: 'If a customer pays for an order while an admin deletes it, the charge has no order.',
    fix: 'Check and delete in one step, and return deletedCount 0 when the order is paid.',
  },
  noLimits: {
    group: 'money',
    title: 'has no rate limits',
    consequence: 'Thieves can test stolen cards, and others can flood the lists.',
    fix: 'Limit payment intents, orders, reviews and PUT /user/{email} by account and IP address, and respond with 429 above the limit. Turn on the provider’s rules against card testing.',
  },
  oversells: {
    group: 'people',
    title: 'accepts an order for more than is in stock',
    rule: 'ORDER-10',
    consequence: 'Two people can order the last piece.',
    fix: 'Reduce the stock in one step with the order, or return acknowledged false. Restore the stock when an order is cancelled.',
  },
  reviewersEmails: {
    group: 'people',
    title: 'shows everyone the reviewers’ emails',
    rule: 'PEOPLE-3',
    consequence: 'The emails are in the response, although no page shows them.',
    fix: 'Leave the email out of GET /reviews. The shop does not read it.',
  },
  cachedResponses: {
    group: 'people',
    title: 'lets browsers and proxies store personal responses',
    consequence: 'Orders and profiles can be read after LOGOUT, or by others behind a proxy.',
    fix: 'Send Cache-Control: no-store with everything except parts and reviews.',
  },
  staleResponses: {
    group: 'people',
    title: 'lets browsers use a stored response without revalidating it',
    consequence:
      'A stored response shows an old price, or a paid order as unpaid. The shop bypasses it; other programs don’t.',
    fix: 'Send Cache-Control: no-cache with parts and reviews. Without Cache-Control but with Last-Modified, browsers guess how long a response is fresh.',
  },
  anyOrigin: {
    group: 'people',
    title: 'lets the pages of every site call it',
    consequence: 'A copy of the shop on another site works, and can steal passwords.',
    fix: 'Name the shop’s origin in Access-Control-Allow-Origin, never * or whatever origin the request names.',
  },
  otherClients: {
    group: 'people',
    title: 'returns text that other programs may execute',
    consequence: 'Emails, admins’ tools and spreadsheets may execute markup or formulas that people typed.',
    fix: 'Escape text where it is shown. In exports, put a single quote before =, +, - and @.',
  },
  demoAccounts: {
    group: 'knowledge',
    title: 'has demo accounts that anyone can use',
    rule: 'AUTH-5',
    consequence: 'Anyone can log in as an admin.',
    fix: 'Use them only where the data is restored regularly, or leave their passwords out of the build.',
  },
} as const satisfies Record<string, Risk>

export type RiskName = keyof typeof risks

export const riskEntries = Object.entries(risks) as [RiskName, Risk][]
