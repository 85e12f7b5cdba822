import type { Viewer } from '#mocks/demo/situation.ts'

/** The groups of the situations, in the panel's order. */
export const groupLabels = {
  business: 'Business',
  payment: 'Payment',
  trouble: 'Trouble',
  scale: 'Scale',
} as const

/** Who can look at the shop, in the panel's order. */
export const viewerTexts: Readonly<Record<Viewer, { label: string; sentence: string }>> = {
  visitor: { label: 'Visitor', sentence: 'Looks around without an account and has to log in to buy.' },
  customer: { label: 'Customer', sentence: 'A workshop with a profile and with orders in every state.' },
  newCustomer: { label: 'New customer', sentence: 'Has an account, but no profile and no order yet.' },
  admin: { label: 'Admin', sentence: 'Runs the shop: parts, orders, reviews and users.' },
}
