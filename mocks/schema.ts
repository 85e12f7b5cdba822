import * as z from 'zod/mini'
import { dialsSchema } from '#mocks/dials.ts'
import { orderWireSchema } from '#src/domain/order.ts'
import { partWireSchema } from '#src/domain/part.ts'
import { profileBodySchema } from '#src/domain/profile.ts'
import { reviewWireSchema } from '#src/domain/review.ts'
import { userWireSchema } from '#src/domain/user.ts'

/** What the identity provider knows of a person; a null password is an account of Google's. */
const accountRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  password: z.nullable(z.string()),
})
export type AccountRow = z.infer<typeof accountRowSchema>

/** What the card provider knows of a payment. */
const intentRowSchema = z.object({
  id: z.string(),
  clientSecret: z.string(),
  amountCents: z.number(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded']),
  paymentMethodId: z.nullable(z.string()),
})
export type IntentRow = z.infer<typeof intentRowSchema>

/** A picture the image host took: its public address and what a page can show in its place. */
const uploadRowSchema = z.object({ address: z.string(), dataUrl: z.string() })
export type UploadRow = z.infer<typeof uploadRowSchema>

/** Everything the mock world remembers. Rows have the wire's types; pictures are file names (see pictures.ts). */
export const worldSchema = z.object({
  parts: z.array(partWireSchema),
  reviews: z.array(reviewWireSchema),
  users: z.array(userWireSchema),
  orders: z.array(orderWireSchema),
  profiles: z.array(profileBodySchema),
  accounts: z.array(accountRowSchema),
  intents: z.array(intentRowSchema),
  uploads: z.array(uploadRowSchema),
  /** The next id's number: ids are counted, so that the same steps always give the same ids. */
  nextId: z.number(),
  dials: dialsSchema,
})
export type World = z.infer<typeof worldSchema>
