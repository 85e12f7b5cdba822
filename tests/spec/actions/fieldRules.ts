/** Whether a field may hold a text: SHOP-5 once more, apart from the schemas. */
export type Rule = (text: string) => boolean

export const isFilled: Rule = (text) => text.trim() !== ''
export const isTyped: Rule = (text) => text !== ''

export const isEmail: Rule = (text) => {
  const address = text.trim()
  const at = address.indexOf('@', 1)
  return !/\s/.test(address) && at > 0 && address.lastIndexOf('.', address.length - 2) > at + 1
}

export const isNewPassword: Rule = (text) =>
  text.length >= 6 && ['!', '@', '#', '$', '%', '^', '&', '*'].some((character) => text.includes(character))

export const isNumber: Rule = (text) => {
  const [sign = ''] = /^[+-]?/.exec(text.trim()) ?? []
  const [whole = '', ...fractions] = text.trim().slice(sign.length).split('.')
  const [first = '', ...thousands] = whole.split(',')
  const areDigits = [first, ...thousands, ...fractions].every((digits) => /^[0-9]*$/.test(digits))
  const isGrouped = thousands.every((digits) => digits.length === 3) && (thousands.length === 0 || first !== '')
  const number = Number(text.trim().replaceAll(',', ''))
  const isComplete = fractions.length === 0 || (fractions.length === 1 && fractions[0] !== '')
  return isFilled(text) && areDigits && isGrouped && isComplete && number >= 0 && number < Infinity
}

export const isCount: Rule = (text) => isNumber(text) && Number.isInteger(Number(text.trim().replaceAll(',', '')))

/** The quantity of a part of which 20 to 480 pcs can be ordered. */
export const isQuantity: Rule = (text) => /^[0-9]{1,9}$/.test(text.trim()) && Number(text) >= 20 && Number(text) <= 480
