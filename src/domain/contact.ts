import * as z from 'zod/mini'
import { emailSchema } from '#src/domain/credentials.ts'
import { required, typedText, typedWord } from '#src/domain/typed.ts'
import { encodeText } from '#src/format/addresses.ts'

/** The Contact form (SHOP-5): all fields are required. */
export const contactFormSchema = z.object({
  email: emailSchema,
  name: required('nameRequired'),
  message: required('messageRequired'),
})
export type ContactForm = z.infer<typeof contactFormSchema>

/** Longest `mailto:` URL. Windows opens nothing for one of more than 2,048 characters; a letter of Bangla takes nine. */
const maxMailtoLength = 1900

/** A message for the visitor's own email program (PAGE-5). */
export interface EmailDraft {
  /** A `mailto:` URL. */
  href: string
  /** The signed message. */
  text: string
  /** The message is too long for the URL, which contains only the subject. */
  isTooLong: boolean
}

/** Converts the form to a message for the visitor's own email program (PAGE-5). */
export function toEmailDraft(
  { name, email, message }: ContactForm,
  to: string,
  subjectOf: (sender: string) => string,
): EmailDraft {
  const sender = typedText(name)
  const text = `${typedText(message)}\n\n${sender}\n${typedWord(email)}`
  const withSubject = `mailto:${to}?subject=${encodeText(subjectOf(sender))}`
  const href = `${withSubject}&body=${encodeText(text.replaceAll(/\r?\n/g, '\r\n'))}`
  const isTooLong = href.length > maxMailtoLength
  return { href: isTooLong ? withSubject : href, text, isTooLong }
}
