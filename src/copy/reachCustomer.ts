import { brand } from '#src/copy/brand.ts'
import { isolate } from '#src/lib/bidi.ts'

/** The links for contacting a customer about an order, and the text of the message (ADMIN-19). */
export const reachCustomer = {
  label: (customer: string) => `Contact ${isolate(customer)}`,
  call: 'Call',
  whatsApp: 'WhatsApp',
  email: 'Email',
  newTab: '(opens in a new tab)',
  needsCountryCode: 'WhatsApp needs a country code, such as +880.',

  subject: (part: string, pieces: string) => `Your order: ${part}, ${pieces}`,
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  intro: `This is ${brand.name}. We are writing about your order:`,
  detailLine: (label: string, value: string) => `${label}: ${value}`,
  orderId: 'Order ID',
} as const
