import * as z from 'zod/mini'
import { contact } from '#src/copy/contact.ts'
import { messages } from '#src/copy/validation.ts'
import { emailSchema } from '#src/domain/credentials.ts'
import { typedText, typedWord } from '#src/domain/typed.ts'
import { encodeText } from '#src/format/encodeText.ts'

/** The Contact form (SHOP-5): all fields are required. The specification gives no messages for it. */
export const contactFormSchema = z.object({
  email: emailSchema,
  name: z.string().check(z.overwrite(typedText), z.minLength(1, messages.nameRequired)),
  message: z.string().check(z.overwrite(typedText), z.minLength(1, contact.form.messageRequired)),
})
export type ContactForm = z.infer<typeof contactFormSchema>

/**
 * Converts the message to a `mailto:` address, for the visitor's own e-mail program (PAGE-5).
 * @param to the shop's e-mail address
 */
export function toMailto({ name, email, message }: ContactForm, to: string): string {
  const sender = typedText(name)
  const body = `${typedText(message)}\n\n${sender}\n${typedWord(email)}`.replaceAll(/\r?\n/g, '\r\n')
  const [subject, text] = [contact.subject(sender), body].map(encodeText)
  return `mailto:${to}?subject=${subject}&body=${text}`
}
