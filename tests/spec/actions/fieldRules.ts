/** Whether a field may hold a text: SHOP-5 once more, apart from the schemas. */
export type Rule = (text: string) => boolean

/** A text as a person sees it. */
const seen = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()

/** A number in ASCII's digits. */
function inAscii(text: string): string {
  const scripts = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '０１２３４５６７８９']
  return seen(text).replace(/[\p{Nd}]/gu, (digit) => {
    const script = scripts.find((digits) => digits.includes(digit))
    return script === undefined ? digit : String(script.indexOf(digit))
  })
}

export const isFilled: Rule = (text) => seen(text) !== ''
const toNumber = (text: string): number => Number(inAscii(text).replaceAll(',', ''))

export const isTyped: Rule = (text) => text !== ''

export const isEmail: Rule = (text) => {
  const address = seen(text)
  const at = address.indexOf('@', 1)
  return !/\s/.test(address) && at > 0 && address.lastIndexOf('.', address.length - 2) > at + 1
}

export const isNewPassword: Rule = (text) =>
  text.length >= 6 && ['!', '@', '#', '$', '%', '^', '&', '*'].some((character) => text.includes(character))

const isNumber: Rule = (text) => {
  const [whole = '', ...fractions] = inAscii(text).replace(/^\+/, '').split('.')
  const [first = '', ...thousands] = whole.split(',')
  const areDigits = [first, ...thousands, ...fractions].every((digits) => /^[0-9]*$/.test(digits))
  const isGrouped = thousands.every((digits) => digits.length === 3) && (thousands.length === 0 || first !== '')
  const isComplete = fractions.length === 0 || (fractions.length === 1 && fractions[0] !== '')
  return isFilled(text) && areDigits && isGrouped && isComplete && Number.isFinite(toNumber(text))
}

export const isPrice: Rule = (text) =>
  isNumber(text) && toNumber(text) > 0 && (inAscii(text).split('.')[1] ?? '').length <= 4

export const isCount: Rule = (text) => isNumber(text) && Number.isInteger(toNumber(text))

/** The quantity of a part of which 20 to 480 pcs can be ordered. */
export const isQuantity: Rule = (text) =>
  /^[0-9]{1,9}$/.test(inAscii(text)) && toNumber(text) >= 20 && toNumber(text) <= 480
