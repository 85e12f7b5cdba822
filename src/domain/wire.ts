import * as z from 'zod/mini'
import { parseUrl } from '#src/lib/url.ts'
import type { Price } from '#src/domain/money.ts'
import { cleanNumber } from '#src/domain/cleanInput.ts'

/** A number as the server sends it: 12, "12", "1,200" or " 50 " (DATA-2). Convert it with `readNumber`. */
export const numeric = z.union([z.number(), z.string()])

/** A text; a number is its text, because servers store what was once sent (DATA-14). */
export const text = z.pipe(
  z.transform((json: string | number) => (Number.isFinite(json) ? String(json) : json)),
  z.string(),
)

export const optionalText = z.optional(z.nullable(text))

const hasId = z.object({ _id: text })

/** Reads the id of a row that can't be read. @returns it, or the row's number, from 1 */
export const readRowId = (row: unknown, index: number): string => z.safeParse(hasId, row).data?._id ?? String(index + 1)

export const optionalNumeric = z.optional(z.nullable(numeric))

/** The counts in the response to an update, which many servers pass on from their database. Any other value says nothing. */
const updateCounts = {
  matchedCount: z.optional(z.unknown()),
  upsertedCount: z.optional(z.unknown()),
  upsertedId: z.optional(z.unknown()),
}

/** Whether an update has found no row, and has created none (DATA-11). */
export const isRowMissing = ({ matchedCount, upsertedCount, upsertedId }: z.infer<typeof modifiedSchema>): boolean =>
  matchedCount === 0 && !upsertedCount && !upsertedId

/** Responses of mutations (SHOP-7). */
export const acknowledgedSchema = z.object({ acknowledged: z.optional(z.boolean()), ...updateCounts })

export const deletedSchema = z.object({ deletedCount: z.optional(z.number()) })

export const modifiedSchema = z.object({ modifiedCount: z.optional(z.number()), ...updateCounts })

const plainNumber = /^[+-]?(?:\d+(?:,\d{3})*|\d*)(?:\.\d+)?$/

/**
 * Reads a number from the wire or from a form. Above the largest safe integer a number is not exact, and its 300 digits
 * would break the layout.
 * @returns null for anything but a number from 0 to the largest safe integer (DATA-2)
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string') {
    const text = cleanNumber(value)
    if (!/\d/.test(text) || !plainNumber.test(text)) return null
    return readNumber(Number(text.replaceAll(',', '')))
  }
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : null
}

/** Reads a count of pieces, rounded down, to avoid promising more than there is. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value)
  return number === null ? null : Math.floor(number)
}

/** A lower price would be shown as $0.00, so it counts as 0. */
const lowestPrice = 0.00005

/** Reads a price. @returns null for a missing or invalid one (DATA-2), and for 0: such an order can't be paid (ORDER-11) */
export function readPrice(value: unknown): Price | null {
  const price = readNumber(value)
  return price !== null && price >= lowestPrice ? price : null
}

/** Reads and trims a text. @returns null for an empty text and for anything else */
export function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

/** Reads an absolute http(s) address (PEOPLE-4). @returns null for anything else */
export function readHttpUrl(value: unknown): string | null {
  const text = readText(value)
  if (text === null) return null
  const url = parseUrl(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

const placeholderOrigin = 'https://shop.invalid'

/** Reads the address of a picture: http(s), relative or `data:image/…` (PAGE-12). @returns null for anything else */
export function readPicture(value: unknown): string | null {
  const text = readText(value)
  // Plain hosts are not parsed: of 10,000 rows that takes a slow phone half a second (SPEED-7).
  if (text === null || /^(?:data:image\/|https?:\/\/(?:[a-z]+\.)+[a-z]+\/)/i.test(text)) return text
  const protocol = parseUrl(text, placeholderOrigin)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? text : null
}
