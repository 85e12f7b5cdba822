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

/** Makes the address that opens the message in the visitor's own e-mail program (PAGE-5). */
export function toMailto(
  { name, email, message }: ContactForm,
  to: string,
  subjectOf: (sender: string) => string,
): string {
  const sender = typedText(name)
  const body = `${typedText(message)}\n\n${sender}\n${typedWord(email)}`.replaceAll(/\r?\n/g, '\r\n')
  const [subject, text] = [subjectOf(sender), body].map(encodeText)
  return `mailto:${to}?subject=${subject}&body=${text}`
}
