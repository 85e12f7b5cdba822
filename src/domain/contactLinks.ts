import { cleanNumber, cleanToken } from '#src/domain/cleanInput.ts'
import { encodeText } from '#src/lib/url.ts'

/** The links for contacting a customer. A link is null if its phone number or email is ambiguous (ADMIN-19). */
export interface ContactLinks {
  phoneUrl: string | null
  whatsAppUrl: string | null
  /** The recipient of a `mailto:` URL. */
  emailRecipient: string | null
}

/**
 * A phone number as people write it. "/" and "," don't match, because they separate two numbers. Extensions don't match
 * either, because they can't be dialled.
 */
const phonePattern = /^\+?[\d\s().-]+$/

/** Country code and number, 8 to 15 digits (E.164). */
const internationalNumberPattern = /^\+[1-9]\d{7,14}$/

/**
 * Matches a zero after the country codes of Bangladesh, India, Japan and Nepal. Numbers in these countries don't begin with a
 * zero, so the zero is the domestic prefix.
 */
const redundantZeroPattern = /^\+(?:880|91|81|977)0/

/** A zero that is dialled only within the country, as in "+44 (0)20". */
const bracketedZeroPattern = /\(0+\)/

/** @returns null unless the text is certainly a single phone number */
function toDialableNumber(phone: string): string | null {
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

/**
 * Percent-encodes an email for a `mailto:` URL. Only a single mailbox is allowed, because a customer could otherwise use ","
 * and "?" to add recipients and text to the admin's message.
 */
function encodeRecipient(email: string): string | null {
  const [local = '', domain = '', ...otherParts] = cleanToken(email).split('@')
  const isSingleMailbox = local !== '' && domain !== '' && otherParts.length === 0
  return isSingleMailbox ? `${encodeText(local)}@${encodeText(domain)}` : null
}

/**
 * Creates the links from the contact details of an order.
 * @param message the initial text of the WhatsApp message
 */
export function toContactLinks({ phone, email }: { phone: string; email: string }, message: string): ContactLinks {
  const dialableNumber = toDialableNumber(phone)
  return {
    phoneUrl: dialableNumber && `tel:${dialableNumber}`,
    // Numbers that begin with "00" are excluded, because "00" means "+" in many countries, but not in Japan.
    whatsAppUrl: dialableNumber?.startsWith('+')
      ? `https://wa.me/${dialableNumber.slice(1)}?text=${encodeText(message)}`
      : null,
    emailRecipient: encodeRecipient(email),
  }
}
