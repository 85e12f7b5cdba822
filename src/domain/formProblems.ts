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

/** The options of a check that skips all later checks if it fails, because a field shows one problem at a time. */
export const stopWith = (error: FieldProblem) => ({ error, abort: true })

/**
 * A field that must have visible text.
 * @param clean cleans the text
 */
export const required = (problem: FieldProblem, clean: (text: string) => string = cleanText) =>
  z.string().check(z.overwrite(clean), z.minLength(1, stopWith(problem)))

/** A required field in which every character counts, such as a password or a file name. */
export const requiredRaw = (problem: FieldProblem) => z.string().check(z.minLength(1, stopWith(problem)))
