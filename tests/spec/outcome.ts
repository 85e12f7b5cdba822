/**
 * How a call or a person's action can end: as meant, answered without an effect, 403 (401 without a token), 404, 401 with
 * a token, any other unusable answer, no answer.
 */
export type Outcome = 'done' | 'refused' | 'forbidden' | 'notFound' | 'expired' | 'failed' | 'network'

/** A value by outcome; `else` is for the outcomes that are not named. */
export type ByOutcome<Value> = Partial<Record<Outcome, Value>> & { else?: Value }

/** @returns the value for an outcome; undefined when the table has none */
export const valueFor = <Value>(table: ByOutcome<Value>, outcome: Outcome): Value | undefined =>
  table[outcome] === undefined ? table.else : table[outcome]
