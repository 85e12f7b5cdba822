/** Letters that are written from right to left, and invisible characters that change the direction of text. */
const rightToLeftPattern =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Isolates the direction of a string within a sentence, so that an Arabic or Hebrew name does not move the numbers and
 * punctuation next to it. It adds invisible characters, because titles and labels can't contain a `<bdi>` (PAGE-23).
 */
export const isolate = (text: string): string => (rightToLeftPattern.test(text) ? `\u2068${text}\u2069` : text)
