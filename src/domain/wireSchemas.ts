import * as z from 'zod/mini'

/** A number as the server sends it: 12, "12", "1,200" or " 50 " (DATA-2). Convert it with `readNumber` of wire.ts. */
export const numeric = z.union([z.number(), z.string()])

/** A text that may be missing or null. */
export const optionalText = z.optional(z.nullable(z.string()))

/** A number, or a number as text, that may be missing or null. */
export const optionalNumeric = z.optional(z.nullable(numeric))

/** Response of a successful mutation: `{ acknowledged: true }` (SHOP-7). */
export const acknowledgedSchema = z.object({ acknowledged: z.optional(z.boolean()) })

/** Response of a deletion: the number of deleted rows (SHOP-7). */
export const deletedSchema = z.object({ deletedCount: z.optional(z.number()) })

/** Response of an update: the number of changed rows (SHOP-7). */
export const modifiedSchema = z.object({ modifiedCount: z.optional(z.number()) })
