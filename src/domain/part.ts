import * as z from 'zod/mini'
import type { ListRow } from '#src/domain/listRow.ts'
import { optionalNumeric, optionalText, readCount, readPicture, readPrice, readText, text } from '#src/domain/wire.ts'
import type { Price } from '#src/domain/money.ts'

/** Either spelling of the stock field, numbers as strings, missing texts (DATA-1, DATA-2). */
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

export interface Part extends ListRow {
  id: string
  name: string
  image: string | null
  /** Price of one piece; null when it is not available, and then the part can't be bought (DATA-2, ORDER-11). */
  price: Price | null
  /** Minimum order in pcs, at least 1. */
  minimumQuantity: number
  /** Stock in pcs; 0 when the server sends none. */
  available: number
  description: string
}

/** Reads the stock from either spelling of the field; the smaller one if both are numbers, to avoid overselling (DATA-1). */
function readAvailable(wire: PartWire): number {
  const counts = [readCount(wire.availableParts), readCount(wire.avaailableParts)].filter((count) => count !== null)
  return counts.length === 0 ? 0 : Math.min(...counts)
}

export const toPart = (wire: PartWire): Part => ({
  id: wire._id,
  name: readText(wire.name) ?? '',
  image: readPicture(wire.image),
  price: readPrice(wire.price),
  minimumQuantity: Math.max(1, readCount(wire.minimumQuantity) ?? 1),
  available: readAvailable(wire),
  description: readText(wire.describe) ?? '',
})

/** How many parts Home shows (ORDER-9). */
export const partsOnHome = 9

/** How Tools shows its parts: as cards with large pictures, or as a list with a row for each (ORDER-23). */
export type PartsView = 'cards' | 'list'

/** Why a part can't be ordered. */
export type UnavailableReason = 'noPrice' | 'soldOut' | 'minimumAboveStock'

/** Finds the first reason why a part can't be ordered (ORDER-1); null when it can. */
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
