import * as z from 'zod/mini'
import { worldSchema } from '#mocks/schema.ts'

/** The complete state of the demo at one moment. Exported and imported as JSON. */
export const momentSchema = z.object({
  world: worldSchema,
  /** The scenario that the world started from. */
  scenario: z.string(),
  /** E-mail of the signed-in account; null for a visitor. */
  session: z.nullable(z.string()),
  /** The page below the shop's root. */
  path: z.string(),
  /** The shop's unfinished payments: its storage keys with their texts. */
  payments: z.record(z.string(), z.string()),
})
export type Moment = z.infer<typeof momentSchema>
