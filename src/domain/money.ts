/** The price of one piece in dollars, as the server stores it. It may include fractions of a cent (DATA-3). */
export type Price = number

/** An amount in whole cents (DATA-3). */
export type Cents = number

/** The totals that the card provider accepts: $0.50 to $999,999.99 (ORDER-20). */
export const cardTotalLimits: { readonly min: Cents; readonly max: Cents } = { min: 50, max: 99_999_999 }

/**
 * Multiplies exact decimals instead of binary floats.
 * @returns whole cents, rounded half up only once, after the multiplication
 */
function toExactCents(dollars: number, quantity: number): Cents {
  const [mantissa = '', exponent = '0'] = String(dollars).split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  const product = BigInt(whole + decimals) * BigInt(quantity)
  const digitsBelowACent = decimals.length - Number(exponent) - 2
  if (digitsBelowACent <= 0) return Number(product * 10n ** BigInt(-digitsBelowACent))
  const unitsPerCent = 10n ** BigInt(digitsBelowACent)
  return Number((2n * product + unitsPerCent) / (2n * unitsPerCent))
}

/**
 * Converts dollars to cents, and rounds half up.
 * @param dollars a finite number, not negative
 */
export const toCents = (dollars: number): Cents => toExactCents(dollars, 1)

export const toDollars = (cents: Cents): number => cents / 100

/** @returns null if a factor is unknown or the total is too large to be exact */
export function calculateTotal(price: Price | null, quantity: number | null): Cents | null {
  if (price === null || quantity === null) return null
  const cents = toExactCents(price, quantity)
  return Number.isSafeInteger(cents) ? cents : null
}
