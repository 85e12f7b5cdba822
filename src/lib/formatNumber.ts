// These functions avoid Intl, because the first Intl formatter on a page loads tables and blocks a slow phone (SPEED-6).

/**
 * Formats a count in English: `12,480`.
 * @param count a whole number; other numbers are formatted by Intl
 */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : count.toLocaleString('en-US')

/** Formats a count with its noun: `1 order`, `12,480 orders`. */
export const formatCountOf = (noun: string, count: number): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

/**
 * Formats a price in English, with two to four decimals: `$84.00`, `$0.045`.
 * @param dollars finite, not negative
 */
export function formatPrice(dollars: number): string {
  const tenThousandths = Math.round(dollars * 10_000)
  if (!Number.isSafeInteger(tenThousandths)) return `$${formatCount(dollars)}`
  const decimals = String(tenThousandths % 10_000).padStart(4, '0')
  return `$${formatCount(Math.floor(tenThousandths / 10_000))}.${decimals.replace(/0{1,2}$/, '')}`
}

/**
 * Formats an amount in English: `$1,234.50`.
 * @param cents a whole number, not negative
 */
export const formatDollars = (cents: number): string =>
  `$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
