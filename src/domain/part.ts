import * as z from 'zod/mini'
import { optionalNumeric, optionalText, text, readCount, readPicture, readText, readNumber } from '#src/domain/wire.ts'
import { readPrice, type Price } from '#src/domain/money.ts'
import { refuse, required, requiredAsIs, typedNumber, type FieldProblem } from '#src/domain/typed.ts'

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

/** The largest picture that the image host accepts, in bytes: 32 MB (PAGE-11). */
export const maxPictureBytes = 32 * 1024 * 1024

/** MIME types that browsers show and the image host accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Why a picture can't be uploaded. */
export type PictureProblem = 'notAPicture' | 'empty' | 'tooBig'

/**
 * Checks a chosen file before the upload (PAGE-11).
 * @param file its MIME type and its size in bytes
 * @returns null when it can be uploaded
 */
export function checkPicture(file: { type: string; size: number }): PictureProblem | null {
  if (!pictureTypes.includes(file.type)) return 'notAPicture'
  if (file.size === 0) return 'empty'
  return file.size > maxPictureBytes ? 'tooBig' : null
}

const isNegative = (text: string): boolean => text.startsWith('-') && readNumber(text.slice(1)) !== null

const requiredNumber = (problem: FieldProblem) =>
  required(problem, typedNumber).check(
    z.refine((text) => !isNegative(text), refuse('notPositive')),
    z.refine((text) => readNumber(text) !== null, refuse('notANumber')),
  )

const requiredCount = (problem: FieldProblem) =>
  requiredNumber(problem).check(z.refine((text) => Number.isInteger(readNumber(text)), refuse('notAWholeNumber')))

const requiredPrice = (problem: FieldProblem) =>
  requiredNumber(problem).check(
    z.refine((text) => readNumber(text) !== 0, refuse('notPositive')),
    z.refine((text) => !/\.\d{5}/.test(text), refuse('tooManyDecimals')),
  )

/** The Add New Product form (SHOP-5, ORDER-13). Of the picture it only requires that there is one; `checkPicture` checks the file. */
export const addPartFormSchema = z.object({
  name: required('partNameRequired'),
  price: requiredPrice('partPriceRequired'),
  minimumQuantity: requiredCount('partMinimumRequired'),
  availableParts: requiredCount('partAvailableRequired'),
  describe: required('partDescribeRequired'),
  image: requiredAsIs('partImageRequired'),
})
export type AddPartForm = z.infer<typeof addPartFormSchema>

/**
 * The progress of adding a part: its picture is uploaded first, then the part is saved (PAGE-11).
 * - `pictureChanged`: the chosen file can't be read any more
 * - `saveUnknown`: the part may be saved (ORDER-6)
 */
export type AddPartStep =
  | 'idle'
  | 'uploading'
  | 'saving'
  | 'done'
  | 'pictureChanged'
  | 'uploadFailed'
  | 'saveFailed'
  | 'saveUnknown'

/** Body of POST /addparts; numbers are sent as numbers (DATA-1, DATA-2). */
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
 * Converts the form's texts to the body of POST /addparts.
 * @param form values that passed `addPartFormSchema`
 * @param imageUrl https address of the uploaded picture
 */
export const toAddPartBody = (form: Omit<AddPartForm, 'image'>, imageUrl: string): AddPartBody => ({
  name: form.name,
  price: readNumber(form.price) ?? 0,
  minimumQuantity: readNumber(form.minimumQuantity) ?? 0,
  availableParts: readNumber(form.availableParts) ?? 0,
  describe: form.describe,
  image: imageUrl,
})
