import * as z from 'zod/mini'

/**
 * A number as the server may write it: 12, "12", "1,200", " 50 " (DATA-2). The schema accepts both, `readNumber` reads both.
 */
export const numeric = z.union([z.number(), z.string()])

/** A text that may be missing. Servers leave fields out, or answer null. */
export const optionalText = z.optional(z.nullable(z.string()))

/** Every number-like value that may be missing. */
export const optionalNumeric = z.optional(z.nullable(numeric))

const plainNumber = /^[+-]?(?:\d+(?:,\d{3})*|\d*)(?:\.\d+)?$/

/**
 * Reads a number from outside, once, where it enters (DATA-2).
 * @returns a finite number that is not negative, or null for anything else: NaN, Infinity, -1, "twelve", "" and missing values.
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'string') {
    const text = value.trim()
    if (!/\d/.test(text) || !plainNumber.test(text)) return null
    return readNumber(Number(text.replaceAll(',', '')))
  }
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

/**
 * Reads a count of pieces (pcs): a whole number, rounded down so that the shop never promises more than there is.
 * @returns the count in pcs, or null when it is not a number at all.
 */
export function readCount(value: unknown): number | null {
  const number = readNumber(value)
  return number === null ? null : Math.floor(number)
}

/** Trims a text from outside. @returns null when nothing is left. */
export function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

/** @returns the address when it is an absolute http(s) one, else null (PEOPLE-4). */
export function readHttpUrl(value: unknown): string | null {
  const text = readText(value)
  if (text === null) return null
  const url = URL.parse(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

/** Stands for the shop's own origin, which relative addresses are resolved against; the browser knows the real one. */
const ownOrigin = 'https://shop.invalid'

/**
 * The address of a picture from outside (PAGE-12).
 * @returns an http(s) address, one on the shop's own origin (`/rotor.avif`) or a `data:image/…`, as it was written; null
 * for anything else, such as `javascript:…`: there is no picture
 */
export function readPicture(value: unknown): string | null {
  const text = readText(value)
  if (text === null || /^data:image\//i.test(text)) return text
  const protocol = URL.parse(text, ownOrigin)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? text : null
}

/** The server's word that it did what it was asked to (SHOP-7): `{ acknowledged: true }`. */
export const acknowledgedSchema = z.object({ acknowledged: z.optional(z.boolean()) })

/** How many rows a deletion hit (SHOP-7). */
export const deletedSchema = z.object({ deletedCount: z.optional(z.number()) })

/** How many rows an update hit (SHOP-7). */
export const modifiedSchema = z.object({ modifiedCount: z.optional(z.number()) })
