import { serverNotes } from '#stories/docs/rules/serverNotes.ts'

/** What the shop's server may do to somebody's harm. */
export interface Risk {
  /** In words that complete "The server …". */
  title: string
  happens: string
  fix: string
  /** The rule that leaves it to the server; null when the specification forbids it. */
  rule: string | null
}

/** @throws Error when the rule has no note */
function ofRule(rule: string, title: string): Risk {
  const note = serverNotes.find((candidate) => candidate.rule === rule)
  if (!note) throw new Error(`${rule} has no note`)
  return { title, happens: note.happens, fix: note.fix, rule }
}

/** The risks that the command looks for, the worst first. Texts of those that the specification leaves open are the notes'. */
export const risks = {
  tokenForAnyone: ofRule('ADMIN-6', 'gives a token for any e-mail address'),
  noToken: {
    title: 'answers without a token where the specification asks for one',
    happens: 'Anybody can read or change what belongs to customers or to admins, without the shop.',
    fix: 'Check the token in each of these calls, and answer 401 without a valid one.',
    rule: null,
  },
  notAnAdmin: {
    title: 'lets customers do what is for admins',
    happens: 'Every customer can read all orders, delete them, or become an admin.',
    fix: 'Look up the role of the token’s owner in each call for admins, and answer 403 to all others.',
    rule: null,
  },
  othersOrders: {
    title: 'shows a customer the orders of any e-mail address',
    happens: 'Every customer can read what others ordered, with their phone numbers and addresses.',
    fix: 'Compare the address in the call with that of the token, and answer 403 when they differ.',
    rule: null,
  },
  openCalls: ofRule('ADMIN-5', 'reads out users and profiles, or deletes orders, for anybody'),
  clientsTotal: ofRule('DATA-3', 'believes the total that the browser sends'),
  clientsPrice: ofRule('DATA-3', 'believes the price that the browser sends with an order'),
  clientsPayment: {
    title: 'believes the browser that an order is paid',
    happens: 'Whoever sends the record of a payment has a paid order, without having paid.',
    fix: 'Ask the card provider for the intent before the order becomes paid: succeeded, of this amount, for this order.',
    rule: null,
  },
  recordsOnce: ofRule('PAY-3', 'refuses the record of a payment that it already has'),
  deletesPaid: ofRule('ADMIN-8', 'deletes an order that is paid'),
  oversells: ofRule('ORDER-10', 'takes an order for more than it has'),
  reviewersAddresses: ofRule('PEOPLE-3', 'shows everybody the e-mail addresses of those who wrote reviews'),
} as const satisfies Record<string, Risk>
export type RiskName = keyof typeof risks

/** Whether the server has a risk, and by what that was seen; 'unknown': it was not tried. */
export interface RiskReport {
  name: RiskName
  found: 'yes' | 'no' | 'unknown'
  evidence: string[]
}
