/** A part's own page (PAGE-40). */
export const partPage = {
  asOf: (day: string) => `Price and stock as of ${day}. You’ll see the latest before you order.`,
  open: 'Open in the shop',
  all: 'See all parts',
} as const
