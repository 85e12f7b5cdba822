// What people type or paste, as they see it (DATA-13). Every form and search reads its texts here, passwords excepted.

/** Zero width spaces, direction marks, soft hyphens, byte order marks; not the joiners and variants of words and emoji. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g
const anyInvisible = /\p{Default_Ignorable_Code_Point}/gu
const noBreakSpaces = /[\u00A0\u2007\u202F]/g

/** Reads a word, such as an address or a search: without any invisible character, trimmed. */
export const cleanToken = (text: string): string => text.replace(anyInvisible, '').replace(noBreakSpaces, ' ').trim()

/** Reads a name, an address, a message. @returns it without invisible characters, trimmed; '' when nothing is seen */
export const cleanText = (text: string): string =>
  cleanToken(text) && text.replace(invisible, '').replace(noBreakSpaces, ' ').trim()

/** The zeros of Arabic, Persian, Devanagari and Bangla. The script's other digits follow. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6]

function toAsciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** Reads a number or a phone number: a word in ASCII's digits and signs, whatever its script (ORDER-2). */
export const cleanNumber = (text: string): string =>
  cleanToken(text)
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('−', '-')
