import * as z from 'zod/mini'
import { optionalNumeric, optionalText, text } from '#src/domain/wireSchemas.ts'

/** A part as the server sends it: either spelling of the stock field, numbers as strings, missing texts (DATA-1, DATA-2). */
export const partWireSchema = z.object({
  _id: text,
  name: optionalText,
  image: optionalText,
  price: optionalNumeric,
  minimumQuantity: optionalNumeric,
  availableParts: optionalNumeric,
  avaailableParts: optionalNumeric,
  describe: optionalText,
})
export type PartWire = z.infer<typeof partWireSchema>

/** Response of GET /parts. */
export const partListWireSchema = z.array(partWireSchema)
