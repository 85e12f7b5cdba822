import * as z from 'zod/mini'
import { dialsSchema } from '#mocks/dials.ts'
import { orderWireSchema } from '#src/domain/order.ts'
import { partWireSchema } from '#src/domain/partSchema.ts'
import { profileBodySchema } from '#src/domain/profile.ts'
import { reviewWireSchema } from '#src/domain/reviewSchema.ts'
import { userWireSchema } from '#src/domain/user.ts'

/** An account at the identity provider; a null password means that it signs in with Google only. */
const accountRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  password: z.nullable(z.string()),
})
export type AccountRow = z.infer<typeof accountRowSchema>

/** A payment intent at the card provider. */
const intentRowSchema = z.object({
  id: z.string(),
  clientSecret: z.string(),
  amountCents: z.number(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded']),
  paymentMethodId: z.nullable(z.string()),
})
export type IntentRow = z.infer<typeof intentRowSchema>

/** An uploaded picture: its public address, and the copy a page can load. */
const uploadRowSchema = z.object({ address: z.string(), dataUrl: z.string() })
export type UploadRow = z.infer<typeof uploadRowSchema>

/** The mock server's database. Rows have the wire's types; pictures are file names (see pictures.ts). */
export const worldSchema = z.object({
  parts: z.array(partWireSchema),
  reviews: z.array(reviewWireSchema),
  users: z.array(userWireSchema),
  orders: z.array(orderWireSchema),
  profiles: z.array(profileBodySchema),
  accounts: z.array(accountRowSchema),
  intents: z.array(intentRowSchema),
  uploads: z.array(uploadRowSchema),
  /** The next id's number. Ids are counted, so the same steps always produce the same ids. */
  nextId: z.number(),
  dials: dialsSchema,
})
export type World = z.infer<typeof worldSchema>
