import * as z from 'zod/mini'
import type { addPartBodySchema, Part } from '#src/domain/part.ts'
import { checkRequestSize } from '#src/domain/checkRequestSize.ts'
import { cleanNumber } from '#src/domain/cleanInput.ts'
import { stopWith, requiredText, requiredRawText, type FieldProblem } from '#src/domain/formProblems.ts'
import { readNumber } from '#src/domain/wire.ts'

/** The image host's limit (PAGE-11). */
export const maxPictureBytes = 32 * 1024 * 1024

/** The types that browsers display and the image host accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** @returns why the selected file can't be uploaded; null if it can (PAGE-11) */
export function checkPicture(file: { type: string; size: number }): 'notAPicture' | 'empty' | 'tooBig' | null {
  if (!pictureTypes.includes(file.type)) return 'notAPicture'
  if (file.size === 0) return 'empty'
  return file.size > maxPictureBytes ? 'tooBig' : null
}

const isNegative = (text: string): boolean => text.startsWith('-') && readNumber(text.slice(1)) !== null

const requiredNumber = (problem: FieldProblem) =>
  requiredText(problem, cleanNumber).check(
    z.refine((text) => !isNegative(text), stopWith('notPositive')),
    z.refine((text) => readNumber(text) !== null, stopWith('notANumber')),
  )

const requiredCount = (problem: FieldProblem) =>
  requiredNumber(problem).check(z.refine((text) => Number.isInteger(readNumber(text)), stopWith('notAWholeNumber')))

const requiredPrice = (problem: FieldProblem) =>
  requiredNumber(problem).check(
    z.refine((text) => readNumber(text) !== 0, stopWith('notPositive')),
    z.refine((text) => !/\.\d{5}/.test(text), stopWith('tooManyDecimals')),
  )

/** The Add New Product form. It only requires that a picture is selected; `checkPicture` checks the file (ORDER-13). */
export const addPartFormSchema = z
  .object({
    name: requiredText('partNameRequired'),
    price: requiredPrice('partPriceRequired'),
    minimumQuantity: requiredCount('partMinimumRequired'),
    availableParts: requiredCount('partAvailableRequired'),
    describe: requiredText('partDescribeRequired'),
    image: requiredRawText('partImageRequired'),
  })
  .check(checkRequestSize)
export type AddPartForm = z.infer<typeof addPartFormSchema>

/** The draft of a new part, which may have invalid values. A picture can't be stored in it (AUTH-28). */
export const partDraftSchema = z.object({
  name: z.string(),
  price: z.string(),
  minimumQuantity: z.string(),
  availableParts: z.string(),
  describe: z.string(),
})
export type PartDraft = z.infer<typeof partDraftSchema>

/** Converts a similar part to the form's initial values (ADMIN-25). */
export const toPartForm = (part: Part): AddPartForm => ({
  name: part.name,
  price: part.price === null ? '' : String(part.price),
  minimumQuantity: String(part.minimumQuantity),
  availableParts: String(part.available),
  describe: part.description,
  image: part.image ?? '',
})

/**
 * The progress of adding a part. Its picture is uploaded first, then the part is saved (PAGE-11).
 * - `pictureChanged`: the selected file can no longer be read
 * - `saveUnknown`: the part may have been saved
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

/** @param form values that passed `addPartFormSchema` */
export const toAddPartBody = (form: Omit<AddPartForm, 'image'>, image: string): z.infer<typeof addPartBodySchema> => ({
  ...form,
  price: readNumber(form.price) ?? 0,
  minimumQuantity: readNumber(form.minimumQuantity) ?? 0,
  availableParts: readNumber(form.availableParts) ?? 0,
  image,
})
