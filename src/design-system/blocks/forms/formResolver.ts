import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { validationMessages } from '#src/copy/validation.ts'
import { cardTotalLimits } from '#src/domain/money.ts'
import type { Part } from '#src/domain/part.ts'
import type { FieldProblem } from '#src/domain/formProblems.ts'
import { formatDollars } from '#src/lib/formatNumber.ts'

/** The limits of a part, for messages that mention them. */
type PartLimits = Pick<Part, 'minimumQuantity' | 'available'>

const messageByProblem: Record<FieldProblem, string | ((limits: PartLimits) => string)> = {
  ...validationMessages,
  quantityMinimum: ({ minimumQuantity }) => validationMessages.quantityMinimum(minimumQuantity),
  quantityAvailable: ({ available }) => validationMessages.quantityAvailable(available),
  totalTooLow: () => validationMessages.totalTooLow(formatDollars(cardTotalLimits.min)),
  totalTooHigh: () => validationMessages.totalTooHigh(formatDollars(cardTotalLimits.max)),
}

const isProblem = (text: string): text is FieldProblem => text in messageByProblem

/**
 * Returns the message for a problem that a form's schema reports.
 * @param limits the limits of the ordered part; needed only for messages of the order form
 */
export function getProblemMessage(problem: string, limits: PartLimits = { minimumQuantity: 1, available: 0 }): string {
  const message = isProblem(problem) ? messageByProblem[problem] : problem
  return typeof message === 'string' ? message : message(limits)
}

/** Creates a resolver that validates a form with its schema, and replaces the schema's problems with messages. */
export function createFormResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  limits?: PartLimits,
): Resolver<Values> {
  const validate = zodResolver(schema)
  return async (values, context, options) => {
    const result = await validate(values, context, options)
    for (const error of Object.values(result.errors))
      if (typeof error?.message === 'string') error.message = getProblemMessage(error.message, limits)
    return result
  }
}
