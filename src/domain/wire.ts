import * as z from 'zod/mini'
import { parseUrl } from '#src/lib/url.ts'
import type { Price } from '#src/domain/money.ts'
import { cleanNumber } from '#src/domain/cleanInput.ts'

/** A number as servers send it: 12, "12", "1,200" or " 50 " (DATA-2). Convert it with `readNumber`. */
export const numericSchema = z.union([z.number(), z.string()])

/** A string. Numbers are converted, because some servers store numeric strings as numbers (DATA-14). */
export const textSchema = z.pipe(
  z.transform((json: string | number) => (Number.isFinite(json) ? String(json) : json)),
  z.string(),
)

export const optionalTextSchema = z.optional(z.nullable(textSchema))

const rowWithIdSchema = z.object({ _id: textSchema })

/**
 * Reads the id of a row that is otherwise unreadable.
 * @returns the row's number, from 1, if the row has no id
 */
export const readRowId = (row: unknown, index: number): string =>
  z.safeParse(rowWithIdSchema, row).data?._id ?? String(index + 1)

export const optionalNumericSchema = z.optional(z.nullable(numericSchema))

/**
 * What many servers report about an update: the database's counts, and the ID of a created row. The values are not validated
 * here, and values of the wrong type are ignored.
 */
const updateCountFields = {
  matchedCount: z.optional(z.unknown()),
  upsertedCount: z.optional(z.unknown()),
  upsertedId: z.optional(z.unknown()),
}

/** Whether an update neither found nor created a row (DATA-11). */
export const isRowMissing = ({ matchedCount, upsertedCount, upsertedId }: z.infer<typeof modifiedSchema>): boolean =>
  matchedCount === 0 && !upsertedCount && !upsertedId

/** Responses of mutations (SHOP-7). */
export const acknowledgedSchema = z.object({ acknowledged: z.optional(z.boolean()), ...updateCountFields })

export const deletedSchema = z.object({ deletedCount: z.optional(z.number()) })

export const modifiedSchema = z.object({ modifiedCount: z.optional(z.number()), ...updateCountFields })

const plainNumberPattern = /^[+-]?(?:\d+(?:,\d{3})*|\d*)(?:\.\d+)?$/

/**
 * Reads a number from a response or a form. Numbers above the largest safe integer are rejected, because they are not exact, and
 * numbers of 300 digits would break the layout.
 * @returns null for anything but a number from 0 to the largest safe integer (DATA-2)
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string') {
    const text = cleanNumber(value)
    if (!/\d/.test(text) || !plainNumberPattern.test(text)) return null
    return readNumber(Number(text.replaceAll(',', '')))
  }
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : null
}

/** Reads a count of pieces, rounded down to avoid overselling. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value)
  return number === null ? null : Math.floor(number)
}

/** In dollars. Lower prices count as 0, because they would be displayed as $0.00. */
const lowestPrice = 0.00005

/**
 * Reads a price. 0 is rejected, because an order for $0 can't be paid (ORDER-11).
 * @returns null if the price is missing, invalid or 0
 */
export function readPrice(value: unknown): Price | null {
  const price = readNumber(value)
  return price !== null && price >= lowestPrice ? price : null
}

/**
 * Reads and trims a string.
 * @returns null for an empty string and for a value of any other type
 */
export function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

/**
 * Reads an absolute http(s) URL (PEOPLE-4).
 * @returns null for anything else
 */
export function readHttpUrl(value: unknown): string | null {
  const text = readText(value)
  if (text === null) return null
  const url = parseUrl(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

const placeholderOrigin = 'https://shop.invalid'

/**
 * Reads the URL of a picture, which may be http(s), relative or `data:image/…` (PAGE-12).
 * @returns null for anything else
 */
export function readPicture(value: unknown): string | null {
  const text = readText(value)
  // Common URLs are accepted without parsing, because parsing 10,000 URLs takes half a second on a slow phone (SPEED-7).
  if (text === null || /^(?:data:image\/|https?:\/\/(?:[a-z]+\.)+[a-z]+\/)/i.test(text)) return text
  const protocol = parseUrl(text, placeholderOrigin)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? text : null
}
