/** The receipt of a paid order: what was bought stands in the order's summary (SHOP-3; no dates, DATA-10). */
export const receipt = {
  title: 'Receipt',
  name: 'Bought by',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  reference: 'Transaction id',
  print: 'Print',
} as const
