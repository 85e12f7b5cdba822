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

/** Returns options for a check. If the check fails, later checks are skipped, because a field shows one problem at a time. */
export const stopWith = (error: FieldProblem) => ({ error, abort: true })

/** Requires visible text in a field. The text is cleaned first. */
export const requiredText = (problem: FieldProblem, clean: (text: string) => string = cleanText) =>
  z.string().check(z.overwrite(clean), z.minLength(1, stopWith(problem)))

/** Requires text that must not be cleaned because every character counts, such as a password or a file name. */
export const requiredRawText = (problem: FieldProblem) => z.string().check(z.minLength(1, stopWith(problem)))
