import { readNumber } from '#src/domain/wire.ts'

/** An amount of money in whole cents; dollars exist on the wire only (DATA-2, DATA-3). */
export type Cents = number

/**
 * Converts dollars from the wire to cents.
 * @param dollars finite and not negative
 * @returns whole cents, rounded half up
 */
export const toCents = (dollars: number): Cents => Math.round(Number((dollars * 100).toFixed(4)))

/**
 * Reads a price from the wire, in dollars.
 * @returns cents; null for a missing or invalid price (DATA-2), and for 0, because such an order can't be paid (ORDER-11)
 */
export function readPrice(value: unknown): Cents | null {
  const dollars = readNumber(value)
  return dollars === null ? null : toCents(dollars) || null
}

/** Converts cents to dollars for the wire, with at most two decimals. */
export const toDollars = (cents: Cents): number => cents / 100

/**
 * Multiplies a price by a quantity (SHOP-9).
 * @param priceCents price of one piece in cents; null when it is not available
 * @param quantity pieces (pcs)
 * @returns cents, or null when either is not known
 */
export const multiply = (priceCents: Cents | null, quantity: number | null): Cents | null =>
  priceCents === null || quantity === null ? null : priceCents * quantity
