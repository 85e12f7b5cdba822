import * as z from 'zod/mini'
import { defaultSettings, settingsSchema } from '#mocks/settings.ts'
import { orders } from '#mocks/seed/orders.ts'
import { parts } from '#mocks/seed/parts.ts'
import { profiles } from '#mocks/seed/profiles.ts'
import { reviews } from '#mocks/seed/reviews.ts'
import { accountSchema, accounts, users } from '#mocks/seed/users.ts'
import { orderWireSchema } from '#src/domain/order.ts'
import { partWireSchema } from '#src/domain/part.ts'
import { profileBodySchema } from '#src/domain/profile.ts'
import { reviewWireSchema } from '#src/domain/review.ts'
import { userWireSchema } from '#src/domain/user.ts'

const intentSchema = z.object({
  id: z.string(),
  clientSecret: z.string(),
  amountCents: z.number(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded']),
  paymentMethodId: z.nullable(z.string()),
})
export type IntentRow = z.infer<typeof intentSchema>

/** The mock server's database. Rows have the types of the API. Pictures are file names (see pictures.ts). */
export const dbStateSchema = z.object({
  parts: z.array(partWireSchema),
  reviews: z.array(reviewWireSchema),
  users: z.array(userWireSchema),
  orders: z.array(orderWireSchema),
  /** Payment records. The field server (mocks/fieldServer.ts) stores a record for each PATCH. */
  payments: z.array(z.looseObject({ _id: z.string(), transationId: z.string() })),
  profiles: z.array(profileBodySchema),
  accounts: z.array(accountSchema),
  intents: z.array(intentSchema),
  /** Uploaded pictures: the public URL, and a copy as a data: URL, which a page can load. */
  uploads: z.array(z.object({ url: z.string(), dataUrl: z.string() })),
  /** The number in the next id. It is a counter, so that the same steps always produce the same ids. */
  nextId: z.number(),
  settings: settingsSchema,
})
export type DbState = z.infer<typeof dbStateSchema>

/** The first number that is not used in the id of a seeded row. */
const firstFreeId = 1017

const seedRows = { parts, reviews, users, orders, profiles, accounts, payments: [], intents: [], uploads: [] }

/** @returns a fresh copy of the initial data, which is fixed so that screenshots are reproducible */
export const createSeed = (): DbState =>
  structuredClone({ ...seedRows, nextId: firstFreeId, settings: defaultSettings() })
