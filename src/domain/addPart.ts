import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'
import { typedNumber, typedText } from '#src/domain/typed.ts'
import { readNumber } from '#src/domain/wire.ts'

// Not in part.ts, to keep the form's schema out of a visitor's first load.

const isNegative = (text: string): boolean => text.startsWith('-') && readNumber(text.slice(1)) !== null

const requiredNumber = (message: string) =>
  z.string().check(
    z.overwrite(typedNumber),
    z.minLength(1, { error: message, abort: true }),
    z.refine((text) => !isNegative(text), { error: messages.notPositive, abort: true }),
    z.refine((text) => readNumber(text) !== null, { error: messages.notANumber, abort: true }),
  )

const requiredCount = (message: string) =>
  requiredNumber(message).check(
    z.refine((text) => Number.isInteger(readNumber(text)), { error: messages.notAWholeNumber }),
  )

const requiredPrice = (message: string) =>
  requiredNumber(message).check(
    z.refine((text) => readNumber(text) !== 0, { error: messages.notPositive, abort: true }),
    z.refine((text) => !/\.\d{5}/.test(text), { error: messages.tooManyDecimals }),
  )

/** The Add New Product form (SHOP-5, ORDER-13). Of the picture it only requires that there is one; `checkPicture` checks the file. */
export const addPartFormSchema = z.object({
  name: z.string().check(z.overwrite(typedText), z.minLength(1, messages.partNameRequired)),
  price: requiredPrice(messages.partPriceRequired),
  minimumQuantity: requiredCount(messages.partMinimumRequired),
  availableParts: requiredCount(messages.partAvailableRequired),
  describe: z.string().check(z.overwrite(typedText), z.minLength(1, messages.partDescribeRequired)),
  image: z.string().check(z.minLength(1, messages.partImageRequired)),
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
