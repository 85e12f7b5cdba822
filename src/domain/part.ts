import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'
import { toCents, type Cents } from '#src/domain/money.ts'
import { optionalNumeric, optionalText, readCount, readNumber, readText } from '#src/domain/wire.ts'

/** A part as {api} answers it: both spellings of the stock field, numbers as strings, texts missing (SPEC 3, DECISIONS A1, A2). */
export const partWireSchema = z.object({
  _id: z.string(),
  name: optionalText,
  image: optionalText,
  price: optionalNumeric,
  minimumQuantity: optionalNumeric,
  availableParts: optionalNumeric,
  avaailableParts: optionalNumeric,
  describe: optionalText,
})
export type PartWire = z.infer<typeof partWireSchema>

/** GET /parts */
export const partListWireSchema = z.array(partWireSchema)

/** A part as the shop shows it. */
export interface Part {
  id: string
  name: string
  /** Address of the picture; null when there is none. */
  image: string | null
  /** Price of one piece; null means "Price unavailable" and not buyable (DECISIONS A2). */
  priceCents: Cents | null
  /** Smallest order in pcs, at least 1. */
  minimumQuantity: number
  /** Stock in pcs; 0 when the server names none. */
  available: number
  description: string
}

/** Whichever spelling is a number; if both are and differ, the smaller, so as never to oversell (DECISIONS A1). */
function readAvailable({
  availableParts,
  avaailableParts,
}: Pick<PartWire, 'availableParts' | 'avaailableParts'>): number {
  const counts = [readCount(availableParts), readCount(avaailableParts)].filter((count) => count !== null)
  return counts.length === 0 ? 0 : Math.min(...counts)
}

/** Wire to view. Never throws on a wire part that passed its schema. */
export function toPart(wire: PartWire): Part {
  const price = readNumber(wire.price)
  return {
    id: wire._id,
    name: readText(wire.name) ?? '',
    image: readText(wire.image),
    priceCents: price === null ? null : toCents(price),
    minimumQuantity: Math.max(1, readCount(wire.minimumQuantity) ?? 1),
    available: readAvailable(wire),
    description: readText(wire.describe) ?? '',
  }
}

/** How many parts Home shows (DECISIONS D9). */
export const partsOnHome = 9

/** Why a part can't be ordered, or null when it can (DECISIONS A2, D1). */
export type PurchaseBlock = 'noPrice' | 'soldOut' | 'minimumAboveStock'

/** @returns the first reason that stands against an order of this part, null when there is none. */
export function purchaseBlock(part: Part): PurchaseBlock | null {
  if (part.priceCents === null) return 'noPrice'
  if (part.available === 0) return 'soldOut'
  if (part.minimumQuantity > part.available) return 'minimumAboveStock'
  return null
}

const requiredNumber = (message: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: message, abort: true }),
    z.refine((text) => readNumber(text) !== null, { error: messages.notANumber }),
  )

const requiredCount = (message: string) =>
  requiredNumber(message).check(
    z.refine((text) => Number.isInteger(readNumber(text)), { error: messages.notAWholeNumber }),
  )

/** Add New Product (SPEC 5 "Add part"). The picture is checked by `checkPicture`; here it only has to be there. */
export const addPartFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, messages.partNameRequired)),
  price: requiredNumber(messages.partPriceRequired),
  minimumQuantity: requiredCount(messages.partMinimumRequired),
  availableParts: requiredCount(messages.partAvailableRequired),
  describe: z.string().check(z.trim(), z.minLength(1, messages.partDescribeRequired)),
  image: z.string().check(z.minLength(1, messages.partImageRequired)),
})
export type AddPartForm = z.infer<typeof addPartFormSchema>

/** How far a new part has come: its picture first, then the part itself (DECISIONS G11). */
export type AddPartStep = 'idle' | 'uploading' | 'saving' | 'done' | 'uploadFailed' | 'saveFailed'

/** Body of POST /addparts (SPEC 7); numbers are sent as numbers (DECISIONS A1, A2). */
export const addPartBodySchema = z.object({
  name: z.string(),
  price: z.number(),
  minimumQuantity: z.number(),
  availableParts: z.number(),
  describe: z.string(),
  image: z.string(),
})
export type AddPartBody = z.infer<typeof addPartBodySchema>

/**
 * The form's texts to POST /addparts.
 * @param form values that passed `addPartFormSchema`
 * @param imageUrl address the image host answered (https)
 */
export const toAddPartBody = (form: Omit<AddPartForm, 'image'>, imageUrl: string): AddPartBody => ({
  name: form.name.trim(),
  price: readNumber(form.price) ?? 0,
  minimumQuantity: readNumber(form.minimumQuantity) ?? 0,
  availableParts: readNumber(form.availableParts) ?? 0,
  describe: form.describe.trim(),
  image: imageUrl,
})
