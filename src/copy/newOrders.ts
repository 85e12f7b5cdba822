import { titleOf } from '#src/copy/titles.ts'
import { formatCount, formatCountOf } from '#src/lib/formatNumber.ts'

/** Orders since the admin's last visit (ADMIN-21). */
export const newOrders = {
  mark: 'New',
  since: (count: number) => `${formatCount(count)} new since your last visit`,
  show: (count: number) => `Show ${formatCountOf('new order', count)}`,
  title: (count: number) => `(${formatCount(count)}) ${titleOf('manageAllOrders')}`,
} as const
