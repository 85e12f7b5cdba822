import { titles } from '#src/copy/titles.ts'

/** The Purchase page (SHOP-2). The form's error messages are in `validation.ts`. */
export const purchase = {
  sheet: 'Order sheet',
  unitPrice: 'Price per unit',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  quantity: 'Quantity',
  address: 'Address',
  submit: 'PURCHASE',
  sending: 'Sending your order…',
  total: 'Total',
  noTotal: '–',
  loading: 'Loading the part',
  back: 'Back to all parts',
  notFound: { title: 'Part not found', text: 'It may have been sold out and taken off the shelf.' },
  blocked: 'This part can’t be ordered now',
  blocks: {
    noPrice: () => 'Its price is not available. Please look in again later.',
    soldOut: () => 'It is sold out. Please look in again later.',
    minimumAboveStock: (minimum: number, available: number) =>
      `The minimum order is ${minimum} pcs, and ${available} pcs are left.`,
  },
  contact: 'Contact us',
  stale: 'This part could not be refreshed. Price and stock may have changed.',
  done: { title: 'Your order is placed', text: 'You can pay for it in My Orders.', link: titles.myOrders },
  refused: { title: 'Something is Wrong', text: 'The order was not accepted. Nothing was bought; you can try again.' },
  unknown: {
    title: 'We can’t tell whether your order arrived',
    text: 'It may have gone through: look at My Orders first.',
    link: titles.myOrders,
  },
} as const
