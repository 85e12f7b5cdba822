/** A quotation on paper (ORDER-27). Not with the purchase's texts: they are loaded without it. */
export const quotation = {
  title: 'Quotation',
  customer: 'Prepared for',
  date: 'Date',
  note: (day: string) => `Price as of ${day}; it may change. This quotation is no promise of stock.`,
} as const
