/**
 * The outcome of a call or of a person's action:
 * - `refused`: status 200, but the server changed nothing
 * - `forbidden`: status 403, or 401 without a token
 * - `notFound`: status 404
 * - `expired`: status 401 with a token
 * - `failed`: any other unusable response
 * - `network`: no response
 */
export type Outcome = 'done' | 'refused' | 'forbidden' | 'notFound' | 'expired' | 'failed' | 'network'

/** Values by outcome; `else` is the value for all other outcomes. */
export type ByOutcome<Value> = Partial<Record<Outcome, Value>> & { else?: Value }

/** @returns the value for an outcome; undefined if the table has neither one nor `else` */
export const getValueFor = <Value>(table: ByOutcome<Value>, outcome: Outcome): Value | undefined =>
  table[outcome] === undefined ? table.else : table[outcome]
