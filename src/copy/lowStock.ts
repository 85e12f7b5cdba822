import { formatCount } from '#src/lib/formatNumber.ts'

/** The filter for parts in low stock (ADMIN-22). */
export const lowStock = {
  label: 'Stock',
  any: 'Any stock',
  limit: (limit: number) => (limit === 0 ? 'Sold out' : `${formatCount(limit)} pcs or fewer`),
  link: 'Low-stock and sold-out parts',
  none: {
    title: (limit: number) =>
      limit === 0 ? 'Nothing is sold out' : `Every part has more than ${formatCount(limit)} pcs in stock`,
    text: 'Select a higher limit, or see all parts.',
    action: 'Show all parts',
  },
} as const
