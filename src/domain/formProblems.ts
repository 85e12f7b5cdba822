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

/** The settings of a check: a field has one problem at a time, so the checks behind it do not run. */
export const stopWith = (error: FieldProblem) => ({ error, abort: true })

/** A field in which something must be seen. @param read how its text is read */
export const required = (problem: FieldProblem, read: (text: string) => string = cleanText) =>
  z.string().check(z.overwrite(read), z.minLength(1, stopWith(problem)))

/** A password, or the name of a file: nothing in it is invisible. */
export const requiredRaw = (problem: FieldProblem) => z.string().check(z.minLength(1, stopWith(problem)))
