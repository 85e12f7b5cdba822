import * as z from 'zod/mini'
import { cleanText } from '#src/domain/cleanInput.ts'

export type FieldProblem =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'messageRequired'
  | 'passwordRequired'
  | 'passwordLength'
  | 'passwordSpecial'
  | 'purchaseNameRequired'
  | 'purchaseEmailRequired'
  | 'phoneRequired'
  | 'addressRequired'
  | 'quantityRequired'
  | 'quantityMinimum'
  | 'quantityAvailable'
  | 'totalTooLow'
  | 'totalTooHigh'
  | 'notPositive'
  | 'notANumber'
  | 'notAWholeNumber'
  | 'tooManyDecimals'
  | 'countryRequired'
  | 'reviewRequired'
  | 'educationRequired'
  | 'linkedinRequired'
  | 'partNameRequired'
  | 'partPriceRequired'
  | 'partMinimumRequired'
  | 'partAvailableRequired'
  | 'partDescribeRequired'
  | 'partImageRequired'
  | 'tooLong'

/** Makes a failed check skip the ones after it, because a field shows one problem at a time. */
export const stopWith = (error: FieldProblem) => ({ error, abort: true })

/** A field that must have visible text. @param read cleans the text */
export const required = (problem: FieldProblem, read: (text: string) => string = cleanText) =>
  z.string().check(z.overwrite(read), z.minLength(1, stopWith(problem)))

/** A password or a file name, in which every character counts. */
export const requiredRaw = (problem: FieldProblem) => z.string().check(z.minLength(1, stopWith(problem)))
