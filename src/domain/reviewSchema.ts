import * as z from 'zod/mini'
import { optionalNumeric, optionalText, text } from '#src/domain/wireSchemas.ts'

/** A review as the server sends it. */
export const reviewWireSchema = z.object({
  _id: text,
  name: optionalText,
  email: optionalText,
  country: optionalText,
  image: optionalText,
  review: optionalText,
  rating: optionalNumeric,
})
export type ReviewWire = z.infer<typeof reviewWireSchema>

/** Response of GET /reviews. */
export const reviewListWireSchema = z.array(reviewWireSchema)
