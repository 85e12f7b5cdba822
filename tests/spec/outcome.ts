/**
 * How a call or a person's action can end: as intended, 200 without an effect, 403 (401 without a token), 404,
 * 401 with a token, any other unusable response, no response.
 */
export type Outcome = 'done' | 'refused' | 'forbidden' | 'notFound' | 'expired' | 'failed' | 'network'

/** A value by outcome; `else` covers the outcomes that are not named. */
export type ByOutcome<Value> = Partial<Record<Outcome, Value>> & { else?: Value }

/** @returns the value for an outcome, if the table has one */
export const valueFor = <Value>(table: ByOutcome<Value>, outcome: Outcome): Value | undefined =>
  table[outcome] === undefined ? table.else : table[outcome]
