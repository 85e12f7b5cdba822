// These functions remove invisible characters from typed and pasted text (DATA-13). Every form and search uses them, except
// for passwords.

/**
 * Zero-width spaces, direction marks, soft hyphens and byte order marks. Joiners and variation selectors are not included,
 * because words and emoji need them.
 */
const invisibleCharacters = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g
const allInvisibleCharacters = /\p{Default_Ignorable_Code_Point}/gu
const noBreakSpaces = /[\u00A0\u2007\u202F]/g

/** Trims a token, such as an email or a search text, and removes every invisible character. */
export const cleanToken = (text: string): string =>
  text.replace(allInvisibleCharacters, '').replace(noBreakSpaces, ' ').trim()

/**
 * Cleans a name, a postal address or a message.
 * @returns an empty string if every character is invisible
 */
export const cleanText = (text: string): string =>
  cleanToken(text) && text.replace(invisibleCharacters, '').replace(noBreakSpaces, ' ').trim()

/** The code points of zero in Arabic, Persian, Devanagari and Bangla. The digits 1 to 9 follow each zero. */
const zeroCodePoints = [0x660, 0x6f0, 0x966, 0x9e6]

function toAsciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeroCodePoints.find((codePoint) => code >= codePoint && code <= codePoint + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** Cleans a number or a phone number, and converts the digits and signs of other scripts to ASCII (ORDER-2). */
export const cleanNumber = (text: string): string =>
  cleanToken(text)
    .replace(/[！-～]/g, (fullWidthCharacter) => String.fromCharCode(fullWidthCharacter.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('−', '-')
