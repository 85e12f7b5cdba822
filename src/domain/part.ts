import * as z from 'zod/mini'
import {
  optionalNumeric,
  optionalText,
  readCount,
  readNumber,
  readPicture,
  readPrice,
  readText,
  text,
} from '#src/domain/wire.ts'
import type { Price } from '#src/domain/money.ts'
import { refuse, required, requiredAsIs, typedNumber, type FieldProblem } from '#src/domain/typed.ts'

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

export interface Part {
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

/** Why a part can't be ordered. */
export type PurchaseBlock = 'noPrice' | 'soldOut' | 'minimumAboveStock'

/** Finds the first reason why a part can't be ordered (ORDER-1); null when it can. */
export function purchaseBlock(part: Part): PurchaseBlock | null {
  if (part.price === null) return 'noPrice'
  if (part.available === 0) return 'soldOut'
  if (part.minimumQuantity > part.available) return 'minimumAboveStock'
  return null
}

/** The largest picture that the image host accepts, in bytes: 32 MB (PAGE-11). */
export const maxPictureBytes = 32 * 1024 * 1024

/** What browsers show and the image host accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Finds why a chosen file can't be uploaded (PAGE-11); null when it can. */
export function checkPicture(file: { type: string; size: number }): 'notAPicture' | 'empty' | 'tooBig' | null {
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

/** A new part that is not sent yet: nothing in it is checked, and its picture can't be kept (AUTH-28). */
export const partDraftSchema = z.object({
  name: z.string(),
  price: z.string(),
  minimumQuantity: z.string(),
  availableParts: z.string(),
  describe: z.string(),
})
export type PartDraft = z.infer<typeof partDraftSchema>

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

export const addPartBodySchema = z.object({
  name: z.string(),
  price: z.number(),
  minimumQuantity: z.number(),
  availableParts: z.number(),
  describe: z.string(),
  image: z.string(),
})

/** @param form values that passed `addPartFormSchema` */
export const toAddPartBody = (form: Omit<AddPartForm, 'image'>, image: string): z.infer<typeof addPartBodySchema> => ({
  ...form,
  price: readNumber(form.price) ?? 0,
  minimumQuantity: readNumber(form.minimumQuantity) ?? 0,
  availableParts: readNumber(form.availableParts) ?? 0,
  image,
})
