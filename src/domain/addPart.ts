import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'
import { readNumber } from '#src/domain/wire.ts'

// Not in part.ts, to keep the form's schema out of a visitor's first load.

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

/** The Add New Product form (SHOP-5). It only requires a picture; `checkPicture` checks the file. */
export const addPartFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, messages.partNameRequired)),
  price: requiredNumber(messages.partPriceRequired),
  minimumQuantity: requiredCount(messages.partMinimumRequired),
  availableParts: requiredCount(messages.partAvailableRequired),
  describe: z.string().check(z.trim(), z.minLength(1, messages.partDescribeRequired)),
  image: z.string().check(z.minLength(1, messages.partImageRequired)),
})
export type AddPartForm = z.infer<typeof addPartFormSchema>

/** The progress of adding a part: its picture is uploaded first, then the part is saved (PAGE-11). */
export type AddPartStep = 'idle' | 'uploading' | 'saving' | 'done' | 'uploadFailed' | 'saveFailed'

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
  name: form.name.trim(),
  price: readNumber(form.price) ?? 0,
  minimumQuantity: readNumber(form.minimumQuantity) ?? 0,
  availableParts: readNumber(form.availableParts) ?? 0,
  describe: form.describe.trim(),
  image: imageUrl,
})
