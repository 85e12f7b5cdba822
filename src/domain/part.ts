import { readPrice, type Price } from '#src/domain/money.ts'
import type { PartWire } from '#src/domain/partSchema.ts'
import { readCount, readPicture, readText } from '#src/domain/wire.ts'

/** A part as the shop shows it. */
export interface Part {
  id: string
  name: string
  /** Address of the picture; null when there is none. */
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
function readAvailable({
  availableParts,
  avaailableParts,
}: Pick<PartWire, 'availableParts' | 'avaailableParts'>): number {
  const counts = [readCount(availableParts), readCount(avaailableParts)].filter((count) => count !== null)
  return counts.length === 0 ? 0 : Math.min(...counts)
}

/** Converts a part from the wire. */
export function toPart(wire: PartWire): Part {
  return {
    id: wire._id,
    name: readText(wire.name) ?? '',
    image: readPicture(wire.image),
    price: readPrice(wire.price),
    minimumQuantity: Math.max(1, readCount(wire.minimumQuantity) ?? 1),
    available: readAvailable(wire),
    description: readText(wire.describe) ?? '',
  }
}

/** How many parts Home shows (ORDER-9). */
export const partsOnHome = 9

/** Why a part can't be ordered (DATA-2, ORDER-1). */
export type PurchaseBlock = 'noPrice' | 'soldOut' | 'minimumAboveStock'

/** Finds the first reason why a part can't be ordered; null when it can. */
export function purchaseBlock(part: Part): PurchaseBlock | null {
  if (part.price === null) return 'noPrice'
  if (part.available === 0) return 'soldOut'
  if (part.minimumQuantity > part.available) return 'minimumAboveStock'
  return null
}
