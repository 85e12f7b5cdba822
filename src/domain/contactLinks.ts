import { cleanNumber, cleanToken } from '#src/domain/cleanInput.ts'
import { encodeText } from '#src/lib/url.ts'

/** The ways to reach a customer, as URLs; null where the text does not give one for certain (ADMIN-19). */
export interface ContactLinks {
  call: string | null
  whatsApp: string | null
  /** The recipient of a `mailto:` URL. */
  email: string | null
}

/** A number as people write it. Not "/" and ",", which separate two numbers, and no extension. */
const phonePattern = /^\+?[\d\s().-]+$/

/** Country code and number, 8 to 15 digits (E.164). */
const internationalNumber = /^\+[1-9]\d{7,14}$/

/**
 * Bangladesh, India, Japan and Nepal, where customers come from: none of their numbers begins with a zero behind the country
 * code, so whoever wrote one has kept the zero that is for calls inside the country.
 */
const redundantZero = /^\+(?:880|91|81|977)0/

/** A zero that is dialled inside the country only: "+44 (0)20". */
const bracketedZero = /\(0+\)/

/** @returns what a telephone dials; null for what is no number, or not certainly one */
function toDialable(phone: string): string | null {
  const text = cleanNumber(phone)
  if (!phonePattern.test(text)) return null
  const dialled = text.replace(/[^\d+]/g, '')
  if (dialled.startsWith('+')) {
    const isCertain = internationalNumber.test(dialled) && !redundantZero.test(dialled) && !bracketedZero.test(text)
    return isCertain ? dialled : null
  }
  return /^\d{5,15}$/.test(dialled) ? dialled : null
}

/** One mailbox: with a comma or a "?" a customer could add other recipients, and a text that the admin did not write. */
function toRecipient(email: string): string | null {
  const [local = '', domain = '', ...rest] = cleanToken(email).split('@')
  const isOne = local !== '' && domain !== '' && rest.length === 0
  return isOne ? `${encodeText(local)}@${encodeText(domain)}` : null
}

/**
 * Reads how a customer can be reached from what was typed into an order.
 * @param message the text that WhatsApp opens with
 */
export function toContactLinks({ phone, email }: { phone: string; email: string }, message: string): ContactLinks {
  const dialled = toDialable(phone)
  return {
    call: dialled && `tel:${dialled}`,
    // "00" stands for "+" in many countries, but not in Japan: only "+" is certain.
    whatsApp: dialled?.startsWith('+') ? `https://wa.me/${dialled.slice(1)}?text=${encodeText(message)}` : null,
    email: toRecipient(email),
  }
}
