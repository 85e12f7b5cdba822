/** The harm that is possible until the server is fixed. */
export const harms = {
  high: 'Money or data of others',
  medium: 'Wrong orders, annoyed people',
  low: 'Know about it',
} as const

/** What the shop's server may do to somebody's harm, in plain words. */
export interface ServerNote {
  /** In words that complete "The server …". */
  title: string
  harm: keyof typeof harms
  happens: string
  /** What the owner of the API has to do. */
  fix: string
  /** The rule that leaves it to the server; null when it follows from the specification, or when no rule is about it. */
  rule: string | null
}

/**
 * The risks of the server, the worst first: of those with a rule marked **Server**, each has one. `npm run contract` looks
 * for what can be seen from outside.
 */
export const serverNotes = {
  tokenForAnyone: {
    title: 'gives a token for any e-mail address',
    harm: 'high',
    happens:
      'Anybody who sends an e-mail address gets its access token, an admin’s too, and can then do everything that this person can.',
    fix: 'Require the identity provider’s own token with PUT /user/{email}, check it, and give an access token only for the address in it.',
    rule: 'ADMIN-6',
  },
  clientsPayment: {
    title: 'believes the browser that an order is paid',
    harm: 'high',
    happens:
      'Whoever sends PATCH /mypurchase/{id} with any transaction id has a paid order, without having paid. One real payment pays for any number of orders.',
    fix: 'Let the card provider’s webhook make orders paid. Take the call only as a reason to ask the provider for the intent: succeeded, of this order’s amount and currency, with this order’s id in its metadata. Store each transaction id once, with a unique index.',
    rule: null,
  },
  clientsTotal: {
    title: 'believes the total that the browser sends',
    harm: 'high',
    happens:
      'The amount to charge comes from the browser, where it can be changed to one cent. The intent names no order, so nobody can say afterwards what it was for.',
    fix: 'Take the order’s id with POST /create-payment-intent (the shop then has to send it, which is one word in the call’s definition), compute the total from the stored order, put the id into the intent’s metadata, and give one intent for each order. Use the amount from the browser only to notice a difference.',
    rule: 'DATA-3',
  },
  clientsPrice: {
    title: 'believes the price that the browser sends with an order',
    harm: 'high',
    happens:
      'An order holds name, picture and price of the part as the browser sent them, and no id of the part. So even a total computed from the stored order may be one cent.',
    fix: 'Take the part’s id with POST /mypurchase (the shop then has to send it) and look up name, price and minimum by it. Until then look the part up by its name, and refuse an order whose price is another.',
    rule: 'DATA-3',
  },
  storesAnything: {
    title: 'stores what it is sent, whatever its fields',
    harm: 'high',
    happens:
      'With “role” in PUT /user/{email} anybody is an admin, with “paid” in POST /mypurchase an order is paid, and a text in place of a number breaks a list for everybody.',
    fix: 'Take only the fields that Calls shows, check the type and length of each, and refuse objects where texts are expected: they are operators to a database.',
    rule: null,
  },
  noToken: {
    title: 'answers without a token where the specification asks for one',
    harm: 'high',
    happens: 'Anybody can read or change what belongs to customers or to admins, without the shop.',
    fix: 'Check the token in each of these calls, and answer 401 without a valid one.',
    rule: null,
  },
  notAnAdmin: {
    title: 'lets customers do what is for admins',
    harm: 'high',
    happens: 'Every customer can read all orders, delete them, or become an admin.',
    fix: 'Look up the role of the token’s owner in each call for admins, and answer 403 to all others.',
    rule: null,
  },
  othersOrders: {
    title: 'shows a customer the orders of any e-mail address',
    harm: 'high',
    happens: 'Every customer can read what others ordered, with their phone numbers and addresses.',
    fix: 'Compare the address in the call with that of the token, and answer 403 when they differ.',
    rule: null,
  },
  othersRows: {
    title: 'lets a customer read one order, or write, in the name of others',
    harm: 'high',
    happens:
      'A guessed id is enough to read an order or to mark it paid; another e-mail address in the body, to order, review or overwrite a profile as somebody else.',
    fix: 'Compare the owner of the row with the token in GET and PATCH /mypurchase/{id} and in PUT /myprofile/{email}. Take the e-mail address of new orders and reviews from a token, never from the body.',
    rule: null,
  },
  openCalls: {
    title: 'reads out users and profiles, or deletes orders, for anybody',
    harm: 'high',
    happens:
      'Without a token anybody can list all users, read any profile and delete any unpaid order whose number they guess.',
    fix: 'Require the token for these calls too. The shop then has to send it, which is one word in the call’s definition. Until then answer only what the pages need.',
    rule: 'ADMIN-5',
  },
  weakToken: {
    title: 'gives tokens that can be forged, or that live too long',
    harm: 'high',
    happens:
      'A token that is signed with a guessed secret, or whose signature is not checked, makes anybody an admin. One that lives for days works on after LOGOUT, after a change of password, and after its owner is no admin any more.',
    fix: 'Sign with a long random secret that is in no repository, accept only this algorithm, and check signature and end at each call. Let tokens live for an hour (the shop renews them at a 401) and refuse those from before a change of password or role.',
    rule: null,
  },
  recordsOnce: {
    title: 'refuses the record of a payment that it already has',
    harm: 'high',
    happens:
      'A browser can be closed between the charge and its record: the card is charged, and the order stays unpaid.',
    fix: 'Have the card provider report payments by a webhook. Accept the same record twice, because the shop repeats it until it gets an answer, and store it once.',
    rule: 'PAY-3',
  },
  recordsLost: {
    title: 'accepts the payment of an order that it does not have',
    harm: 'high',
    happens: 'The card was charged and the server says that all is well, though there is no order to ship.',
    fix: 'Look for the order first, answer 404 when it is gone, and store nothing.',
    rule: 'PAY-13',
  },
  deletesPaid: {
    title: 'deletes an order that is paid',
    harm: 'high',
    happens:
      'An order can be paid in the same second in which it is cancelled or deleted. The charge then has no order.',
    fix: 'Check and delete in one step, and delete only unpaid orders; otherwise answer deletedCount 0.',
    rule: 'ADMIN-8',
  },
  noLimits: {
    title: 'answers as often as it is asked',
    harm: 'high',
    happens:
      'Thieves try out stolen cards on shops: thousands of small payments, whose disputes cost the shop its account at the card provider. Others guess passwords, or fill the lists with rows.',
    fix: 'Limit payment intents, orders, reviews and PUT /user/{email} by account and by address, answer 429 above it, and take no intent below the cheapest order. Switch on the card provider’s own rules against card testing.',
    rule: null,
  },
  oversells: {
    title: 'takes an order for more than it has',
    harm: 'medium',
    happens: 'The shop checks the stock that it read before, so two people can order the last piece.',
    fix: 'Reduce the stock in one step with the order; if it is too low, answer acknowledged false. Increase it again when an order is cancelled.',
    rule: 'ORDER-10',
  },
  reviewersAddresses: {
    title: 'shows everybody the e-mail addresses of those who wrote reviews',
    harm: 'medium',
    happens:
      'The reviews contain their writers’ e-mail addresses, which anybody can read, although no page shows them.',
    fix: 'Leave email out of the answer to GET /reviews; the shop does not read it.',
    rule: 'PEOPLE-3',
  },
  keptAnswers: {
    title: 'lets browsers and proxies keep personal answers',
    harm: 'medium',
    happens: 'On a shared computer orders and profiles can be read after LOGOUT, and a proxy may give them to others.',
    fix: 'Send Cache-Control: no-store with everything but parts and reviews.',
    rule: null,
  },
  anyOrigin: {
    title: 'lets the pages of every site call it',
    harm: 'medium',
    happens:
      'A copy of the shop on another address works, takes people’s passwords, and looks right because its data is. Any page can also make its visitors’ browsers send the calls that need no token.',
    fix: 'Name the shop’s origin in Access-Control-Allow-Origin, never *, nor whatever origin asks.',
    rule: null,
  },
  otherClients: {
    title: 'hands out texts that other programs may run',
    harm: 'medium',
    happens:
      'Names, addresses and reviews are what somebody typed. The shop shows them as text; an e-mail, an admin’s tool or a spreadsheet may run the markup or the formula in them.',
    fix: 'Escape them where they are shown. In exports put a quote before texts that begin with =, +, - or @.',
    rule: null,
  },
  demoAccounts: {
    title: 'has demo accounts that everybody can use',
    harm: 'low',
    happens: 'Everybody can log in with the two demo accounts, one of them an admin.',
    fix: 'Use them only where the data may be changed by anybody and is restored regularly, or leave their passwords out of the build: the shop then has no demo buttons.',
    rule: 'AUTH-5',
  },
} as const satisfies Record<string, ServerNote>
