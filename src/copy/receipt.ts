/** The receipt of a paid order. The bought part is in the order's summary; the server sends no dates (DATA-10). */
export const receipt = {
  title: 'Receipt',
  name: 'Bought by',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  reference: 'Transaction id',
  print: 'Print',
} as const
