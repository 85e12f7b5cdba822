import { readNumber } from '#src/domain/wire.ts'

/** An amount of money in whole cents; dollars exist on the wire only (DATA-2, DATA-3). */
export type Cents = number

/**
 * Dollars from the wire to cents.
 * @param dollars finite and not negative
 * @returns whole cents, rounded half up
 */
export const toCents = (dollars: number): Cents => Math.round(Number((dollars * 100).toFixed(4)))

/**
 * A price from the wire, in dollars, to cents.
 * @returns null where there is no price (DATA-2). 0 is none either, for its order could never be paid (ORDER-11).
 */
export function readPrice(value: unknown): Cents | null {
  const dollars = readNumber(value)
  return dollars === null ? null : toCents(dollars) || null
}

/** Cents to the dollars that {api} expects: two decimals at the most. */
export const toDollars = (cents: Cents): number => cents / 100

/**
 * Price x quantity (SHOP-9).
 * @param priceCents price of one piece in cents; null where the price is not available
 * @param quantity pieces (pcs)
 * @returns cents, or null when either is not known
 */
export const multiply = (priceCents: Cents | null, quantity: number | null): Cents | null =>
  priceCents === null || quantity === null ? null : priceCents * quantity
