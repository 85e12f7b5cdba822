const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Writes an amount. @param cents whole cents, finite @returns dollars, e.g. `$1,234.50` */
export const formatDollars = (cents: number): string => dollars.format(cents / 100)
