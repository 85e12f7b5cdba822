import * as z from 'zod/mini'
import type { ListRow } from '#src/domain/listRow.ts'
import {
  optionalNumericSchema,
  optionalTextSchema,
  readCount,
  readPicture,
  readPrice,
  readText,
  textSchema,
} from '#src/domain/wire.ts'
import type { Price } from '#src/domain/money.ts'

/** Accepts both spellings of the stock field, numbers as strings, and missing fields (DATA-1). */
export const partWireSchema = z.object({
  _id: textSchema,
  name: optionalTextSchema,
  image: optionalTextSchema,
  price: optionalNumericSchema,
  minimumQuantity: optionalNumericSchema,
  availableParts: optionalNumericSchema,
  avaailableParts: optionalNumericSchema,
  describe: optionalTextSchema,
})
export type PartWire = z.infer<typeof partWireSchema>

export interface Part extends ListRow {
  id: string
  name: string
  image: string | null
  /** The price of one piece; null if the part has no valid price and so can't be ordered (ORDER-11). */
  price: Price | null
  /** The minimum order in pieces, at least 1. */
  minimumQuantity: number
  /** The stock in pieces; 0 if the server does not send it. */
  available: number
  description: string
}

/** Reads the stock from either spelling of the field. Returns the smaller number, to avoid overselling (DATA-1). */
function readStock(wire: PartWire): number {
  const counts = [readCount(wire.availableParts), readCount(wire.avaailableParts)].filter((count) => count !== null)
  return counts.length === 0 ? 0 : Math.min(...counts)
}

export const toPart = (wire: PartWire): Part => ({
  id: wire._id,
  name: readText(wire.name) ?? '',
  image: readPicture(wire.image),
  price: readPrice(wire.price),
  minimumQuantity: Math.max(1, readCount(wire.minimumQuantity) ?? 1),
  available: readStock(wire),
  description: readText(wire.describe) ?? '',
})

export const homePartCount = 9

/** How the Tools page displays the parts (ORDER-23). */
export type PartsView = 'cards' | 'list'

export type UnavailableReason = 'noPrice' | 'soldOut' | 'minimumAboveStock'

/** @returns null if the part can be ordered (ORDER-1) */
export function findUnavailableReason(part: Part): UnavailableReason | null {
  if (part.price === null) return 'noPrice'
  if (part.available === 0) return 'soldOut'
  if (part.minimumQuantity > part.available) return 'minimumAboveStock'
  return null
}

/** Body of POST /addparts (SHOP-7). */
export const addPartBodySchema = z.object({
  name: z.string(),
  price: z.number(),
  minimumQuantity: z.number(),
  availableParts: z.number(),
  describe: z.string(),
  image: z.string(),
})
