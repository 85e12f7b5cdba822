/**
 * A risk that only the server can remove. The page for the API owner lists all risks, and `npm run contract` checks for
 * them.
 */
export interface Risk {
  group: 'money' | 'people' | 'knowledge'
  /** Completes the sentence "The server …". */
  title: string
  /** The id of the rule that the server violates. */
  rule?: string
  consequence: string
  fix: string
}

/** The risks by name. The most expensive risks come first, as on the page. */
export const risks = {
  endsOnErrors: {
    group: 'money',
    title: 'crashes when one of its handlers fails',
    consequence:
      'One malformed ID from anyone interrupts all requests, even payments. On a free host, a restart takes up to 40 s.',
    fix: 'Validate IDs before they reach the database, and catch the errors that handlers throw (Express 4 doesn’t catch those of async handlers). Respond with 400, 404 or 500. Restart the process automatically if it crashes.',
  },
  tokenForAnyone: {
    group: 'money',
    title: 'issues a token for any email',
    rule: 'ADMIN-6',
    consequence: 'Anyone can get anyone’s token, even an admin’s.',
    fix: 'Require the identity provider’s token with PUT /user/{email}, and use the email in that token.',
  },
  clientsPayment: {
    group: 'money',
    title: 'marks an order as paid without checking the payment',
    rule: 'PAY-16',
    consequence: 'Anyone can mark an order as paid: PATCH /mypurchase/{id} accepts any transaction ID.',
    fix: 'Mark an order as paid when the payment provider’s webhook reports it, or check status, amount, currency and order ID with the provider. Store each transaction once, and reject a second transaction for the same order.',
  },
  clientsTotal: {
    group: 'money',
    title: 'trusts the total that the browser sends',
    rule: 'DATA-3',
    consequence: 'Someone can pay one cent for an order.',
    fix: 'Let POST /create-payment-intent take the order’s ID (this changes one word in the shop’s definition of the call). Compute the total in whole cents (round price × quantity × 100), and create one intent in usd per order.',
  },
  clientsPrice: {
    group: 'money',
    title: 'trusts the price that the browser sends with an order',
    rule: 'DATA-3',
    consequence: 'Someone can order a part for one cent.',
    fix: 'Look up the price by the part’s name. The part’s ID would be better, once POST /mypurchase sends it.',
  },
  storesAnything: {
    group: 'money',
    title: 'stores any field it receives',
    consequence:
      'Anyone can become an admin with “role” in PUT /user/{email}, or get an order for free with “paid” in POST /mypurchase.',
    fix: 'Accept only the fields that the page Calls lists, check their type and length, and reject objects where text is expected.',
  },
  noToken: {
    group: 'money',
    title: 'responds without a token where the specification requires one',
    consequence: 'Anyone can read or change customers’ and admins’ data.',
    fix: 'Respond with 401 if one of these calls has no valid token.',
  },
  notAnAdmin: {
    group: 'money',
    title: 'lets customers do what only admins may do',
    consequence: 'Customers can ship and delete other customers’ orders, or become admins.',
    fix: 'Look up the role of the token’s owner, and respond with 403 unless the owner is an admin.',
  },
  othersOrders: {
    group: 'money',
    title: 'returns the orders of any email to any customer',
    consequence: 'Customers can read other customers’ phone numbers and addresses.',
    fix: 'Respond with 403 unless the email in the call belongs to the token’s owner.',
  },
  othersRows: {
    group: 'money',
    title: 'lets customers read or change other customers’ data',
    consequence:
      'Someone who guesses an order’s ID can read the order or mark it as paid. Someone who sends another person’s email in a body can write in that person’s name.',
    fix: 'Check that the row belongs to the token’s owner. For new rows, take the email from the token.',
  },
  openCalls: {
    group: 'money',
    title: 'shows users and profiles to anyone, or lets anyone delete orders',
    rule: 'ADMIN-5',
    consequence: 'Anyone can read names, addresses and phone numbers, and delete unpaid orders.',
    fix: 'Require the token (this changes one word in the shop’s definition of each call). Until then, return only the fields that the pages need.',
  },
  forgedToken: {
    group: 'money',
    title: 'accepts tokens that can be forged',
    consequence:
      'Anyone who guesses the secret can act as an admin. If tokens without a signature are accepted, anyone can.',
    fix: 'Sign tokens with a long random secret, accept only one algorithm, and check signature and expiry.',
  },
  longToken: {
    group: 'money',
    title: 'issues tokens that last longer than an hour',
    consequence: 'A stolen token still works long after LOGOUT.',
    fix: 'Let tokens expire after an hour. The shop renews them after a 401.',
  },
  recordsOnce: {
    group: 'money',
    title: 'rejects a payment record that it has already stored',
    rule: 'PAY-3',
    consequence: 'If the browser is closed after the charge, the order stays unpaid.',
    fix: 'Record payments from the provider’s webhook. If the shop sends the same record again, accept it, but store it only once.',
  },
  recordsLost: {
    group: 'money',
    title: 'accepts the payment of an order that does not exist',
    rule: 'PAY-13',
    consequence: 'The card is charged, but there is no order to ship.',
    fix: 'If the order does not exist, respond with 404 and store nothing.',
  },
  deletesPaid: {
    group: 'money',
    title: 'deletes an order that is paid',
    rule: 'ADMIN-8',
    consequence:
      'If an order is paid while it is being deleted, the card is charged for an order that no longer exists.',
    fix: 'Check that the order is unpaid and delete it in one atomic step. If it is paid, return deletedCount 0.',
  },
  noLimits: {
    group: 'money',
    title: 'has no rate limits',
    consequence: 'Thieves can test stolen cards, and anyone can flood the shop with orders and reviews.',
    fix: 'Limit payment intents, orders, reviews and PUT /user/{email} by account and IP address, and respond with 429 above the limit. Turn on the payment provider’s rules against card testing.',
  },
  oversells: {
    group: 'people',
    title: 'accepts an order for more than is in stock',
    rule: 'ORDER-10',
    consequence: 'Two people can order the last piece.',
    fix: 'Reduce the stock in the same atomic step that stores the order. If the stock is too small, return acknowledged false. When an order is cancelled, add its quantity back to the stock.',
  },
  reviewersEmails: {
    group: 'people',
    title: 'returns the reviewers’ emails to everyone',
    rule: 'PEOPLE-3',
    consequence: 'Anyone can read the emails in the response, although no page shows them.',
    fix: 'Leave email out of the response to GET /reviews; the shop does not read it.',
  },
  cachedResponses: {
    group: 'people',
    title: 'lets browsers and proxies store personal responses',
    consequence: 'Others can read orders and profiles after LOGOUT, or if they use the same proxy.',
    fix: 'Send Cache-Control: no-store with every response except parts and reviews.',
  },
  staleResponses: {
    group: 'people',
    title: 'lets browsers use a stored response without revalidating it',
    consequence:
      'A stored response can show an old price, or show a paid order as unpaid. The shop bypasses stored responses, but other programs don’t.',
    fix: 'Send Cache-Control: no-cache with parts and reviews. If a response has Last-Modified but no Cache-Control, browsers guess how long it is fresh.',
  },
  anyOrigin: {
    group: 'people',
    title: 'accepts calls from the pages of every site',
    consequence: 'A copy of the shop on another site works with your data, and can collect passwords.',
    fix: 'Set Access-Control-Allow-Origin to the shop’s origin. Never set it to *, and never copy the origin from the request.',
  },
  otherClients: {
    group: 'people',
    title: 'returns text that other programs may execute',
    consequence: 'Email programs, admins’ tools and spreadsheets may execute markup or formulas that people typed.',
    fix: 'Escape such text wherever it is shown. In exports, put an apostrophe before =, +, - and @.',
  },
  demoAccounts: {
    group: 'knowledge',
    title: 'has demo accounts that anyone can use',
    rule: 'AUTH-5',
    consequence: 'Anyone can log in as an admin.',
    fix: 'Use demo accounts only where the data is restored regularly, or leave their passwords out of the build.',
  },
} as const satisfies Record<string, Risk>

export type RiskName = keyof typeof risks

export const riskEntries = Object.entries(risks) as [RiskName, Risk][]
