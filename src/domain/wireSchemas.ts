import * as z from 'zod/mini'

/** A number as the server sends it: 12, "12", "1,200" or " 50 " (DATA-2). Convert it with `readNumber` of wire.ts. */
export const numeric = z.union([z.number(), z.string()])

/** A text; a number is its text, because servers store what was once sent (DATA-14). */
export const text = z.pipe(
  z.transform((json: string | number) => (Number.isFinite(json) ? String(json) : json)),
  z.string(),
)

/** A text that may be missing or null. */
export const optionalText = z.optional(z.nullable(text))

const hasId = z.object({ _id: text })

/** Reads the id of a row that can't be read. @returns it, or the row's number, from 1 */
export const readRowId = (row: unknown, index: number): string => z.safeParse(hasId, row).data?._id ?? String(index + 1)

/** A number, or a number as text, that may be missing or null. */
export const optionalNumeric = z.optional(z.nullable(numeric))

/** Response of a successful mutation: `{ acknowledged: true }` (SHOP-7). */
export const acknowledgedSchema = z.object({ acknowledged: z.optional(z.boolean()) })

/** Response of a deletion: the number of deleted rows (SHOP-7). */
export const deletedSchema = z.object({ deletedCount: z.optional(z.number()) })

/** Response of an update: the number of changed rows (SHOP-7). */
export const modifiedSchema = z.object({ modifiedCount: z.optional(z.number()) })
