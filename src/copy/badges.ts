import { formatCount } from '#src/format/text.ts'

/** Beside the links of the dashboard's menu: what waits there (PAGE-27). */
export const badges = {
  toPay: (count: number) => `${formatCount(count)} to pay`,
  toShip: (count: number) => `${formatCount(count)} to ship`,
} as const
