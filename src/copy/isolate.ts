/** Letters that are written from right to left, and invisible characters that turn the direction of a text. */
const turnsDirection =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A text of the server or of a person, for use within a sentence: in Arabic or Hebrew it does not move the numbers and
 * marks beside it (PAGE-23). By characters, because titles and labels can't hold a `<bdi>`.
 */
export const isolate = (text: string): string => (turnsDirection.test(text) ? `\u2068${text}\u2069` : text)
