import * as z from 'zod/mini'
import type { ListRow } from '#src/domain/listRow.ts'
import { readToken } from '#src/domain/account.ts'
import { acknowledgedSchema, readText, optionalTextSchema, readRowId, textSchema } from '#src/domain/wire.ts'

export const userWireSchema = z.object({
  _id: z.optional(textSchema),
  email: textSchema,
  name: optionalTextSchema,
  image: optionalTextSchema,
  role: optionalTextSchema,
})
export type UserWire = z.infer<typeof userWireSchema>

export interface User extends ListRow {
  email: string
  name: string
  isAdmin: boolean
  /** The row can't be read, so `email` is the row's id or number (DATA-14). */
  isUnreadable?: true
}

export const toUser = (wire: UserWire): User => ({
  email: wire.email,
  name: readText(wire.name) ?? '',
  isAdmin: wire.role === 'admin',
})

export const toUnreadableUser = (row: unknown, index: number): User => ({
  email: readRowId(row, index),
  name: '',
  isAdmin: false,
  isUnreadable: true,
})

/** Response of GET /admin/{email}. Anything but a boolean is a contract error (ADMIN-1). */
export const adminWireSchema = z.object({ isAdmin: z.boolean() })

const tokenWireSchema = z.union([z.string(), z.object({ accessToken: z.optional(z.nullable(z.string())) })])

/**
 * Response of PUT /user/{email}: `[{acknowledged}, {accessToken}]` or `[{acknowledged}, "token"]` (DATA-5). The items are
 * read by index, because `z.tuple` would add 0.5 kB to the first load.
 */
export const upsertWireSchema = z.pipe(
  z.transform((json): unknown => Array.isArray(json) && Object.assign({}, json)),
  z.object({ 0: acknowledgedSchema, 1: z.optional(z.nullable(tokenWireSchema)) }),
)

/** @returns null if the server did not acknowledge the call or sent no usable token (DATA-5) */
export const readAccessToken = ({ 0: upsertResult, 1: token }: z.infer<typeof upsertWireSchema>): string | null =>
  upsertResult.acknowledged === true ? readToken(typeof token === 'string' ? token : token?.accessToken) : null

/** Body of PUT /user/{email}. The name is omitted if it is unknown (AUTH-16). */
export const userBodySchema = z.object({ email: z.string(), name: z.optional(z.string()) })
