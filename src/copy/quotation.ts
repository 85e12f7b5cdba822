/** A printed quotation (ORDER-27). */
export const quotation = {
  title: 'Quotation',
  customer: 'Prepared for',
  date: 'Date',
  note: (day: string) => `Price as of ${day}. It may change, and stock is not guaranteed.`,
} as const
