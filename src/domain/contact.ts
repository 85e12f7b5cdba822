import * as z from 'zod/mini'
import { emailSchema } from '#src/domain/credentials.ts'
import { toMailto, type Mailto } from '#src/domain/mailto.ts'
import { cleanText, cleanToken } from '#src/domain/cleanInput.ts'
import { requiredText } from '#src/domain/formProblems.ts'

export const contactFormSchema = z.object({
  email: emailSchema,
  name: requiredText('nameRequired'),
  message: requiredText('messageRequired'),
})
export type ContactForm = z.infer<typeof contactFormSchema>

export interface EmailDraft extends Mailto {
  /** The message, signed with the sender's name and email. */
  text: string
}

/** Converts the form to a message for the visitor's own email program (PAGE-5). */
export function toEmailDraft(
  { name, email, message }: ContactForm,
  to: string,
  createSubject: (sender: string) => string,
): EmailDraft {
  const sender = cleanText(name)
  const text = `${cleanText(message)}\n\n${sender}\n${cleanToken(email)}`
  return { ...toMailto(to, createSubject(sender), text), text }
}
