import { cleanNumber, cleanToken } from '#src/domain/cleanInput.ts'
import { encodeText } from '#src/lib/url.ts'

/** URLs for contacting a customer. A URL is null if the phone number or email is ambiguous (ADMIN-19). */
export interface ContactLinks {
  call: string | null
  whatsApp: string | null
  /** The recipient of a `mailto:` URL. */
  email: string | null
}

/**
 * A phone number as people write it. "/" and "," don't match, because they separate two numbers. Extensions don't match
 * either, because they can't be dialled.
 */
const phonePattern = /^\+?[\d\s().-]+$/

/** Country code and number, 8 to 15 digits (E.164). */
const internationalNumberPattern = /^\+[1-9]\d{7,14}$/

/**
 * In Bangladesh, India, Japan and Nepal, where customers come from, no number begins with a zero after the country code, so
 * such a zero is the domestic prefix.
 */
const redundantZeroPattern = /^\+(?:880|91|81|977)0/

/** A zero that is dialled only within the country: "+44 (0)20". */
const bracketedZeroPattern = /\(0+\)/

/** @returns the number to dial; null if the text is not certainly one phone number */
function toDialable(phone: string): string | null {
  const text = cleanNumber(phone)
  if (!phonePattern.test(text)) return null
  const dialableNumber = text.replace(/[^\d+]/g, '')
  if (dialableNumber.startsWith('+')) {
    const isCertain =
      internationalNumberPattern.test(dialableNumber) &&
      !redundantZeroPattern.test(dialableNumber) &&
      !bracketedZeroPattern.test(text)
    return isCertain ? dialableNumber : null
  }
  return /^\d{5,15}$/.test(dialableNumber) ? dialableNumber : null
}

/** Allows only one mailbox, because a customer could use "," and "?" to add recipients and text to the admin's message. */
function toRecipient(email: string): string | null {
  const [local = '', domain = '', ...rest] = cleanToken(email).split('@')
  const isSingleMailbox = local !== '' && domain !== '' && rest.length === 0
  return isSingleMailbox ? `${encodeText(local)}@${encodeText(domain)}` : null
}

/**
 * Creates the links from the contact details of an order.
 * @param message the initial text of the WhatsApp message
 */
export function toContactLinks({ phone, email }: { phone: string; email: string }, message: string): ContactLinks {
  const dialableNumber = toDialable(phone)
  return {
    call: dialableNumber && `tel:${dialableNumber}`,
    // "00" means "+" in many countries, but not in Japan.
    whatsApp: dialableNumber?.startsWith('+')
      ? `https://wa.me/${dialableNumber.slice(1)}?text=${encodeText(message)}`
      : null,
    email: toRecipient(email),
  }
}
