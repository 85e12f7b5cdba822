import type { Viewer } from '#mocks/demo/situation.ts'

/** The groups of the situations, in the panel's order. */
export const groupLabels = {
  business: 'Business',
  payment: 'Payment',
  trouble: 'Trouble',
  scale: 'Scale',
} as const

/** Who can look at the shop, in the panel's order. */
export const viewerLabels: Readonly<Record<Viewer, string>> = {
  visitor: 'Visitor',
  customer: 'Customer',
  newCustomer: 'New customer',
  admin: 'Admin',
}
