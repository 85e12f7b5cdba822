import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { contactMessageStart } from '#src/copy/partsPage.ts'
import { brand } from '#src/copy/brand.ts'
import * as css from '#src/design-system/blocks/contact/contact.css.ts'
import { contact } from '#src/copy/contactPage.ts'
import { FormPanel } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { SubmitButton } from '#src/design-system/components/Button.tsx'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import { Field, TextAreaField } from '#src/design-system/components/Field.tsx'
import { Grid, Row } from '#src/design-system/components/layout.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { type ContactForm as Values, contactFormSchema, toEmailDraft } from '#src/domain/contact.ts'
import type { ContactSubject } from '#src/domain/paths.ts'

const { form: copy, openEmail } = contact

const toMessageStart = (subject: ContactSubject | null): string =>
  subject === null
    ? ''
    : 'part' in subject
      ? contactMessageStart.part(subject.part)
      : contactMessageStart.customWork(subject.customWork)

/**
 * The contact form. As specified, it validates the fields but sends nothing. On submission, a notice explains this and offers
 * the typed message as an email link (PAGE-5).
 */
export function ContactForm({ subject }: { subject: ContactSubject | null }) {
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { field, handleSubmit, control } = useShopForm<Values>({
    schema: contactFormSchema,
    defaultValues: { email: '', name: '', message: toMessageStart(subject) },
  })
  const [email, name, message] = useWatch({ control, name: ['email', 'name', 'message'] })
  const emailDraft = toEmailDraft({ email, name, message }, brand.email, contact.subject)

  return (
    <FormPanel title={copy.title} method="post" onSubmit={handleSubmit(() => setIsSubmitted(true))}>
      <Grid columns="form">
        <Field label={copy.email} type="email" autoComplete="email" {...field('email')} />
        <Field label={copy.name} autoComplete="name" {...field('name')} />
      </Grid>
      <TextAreaField label={copy.message} {...field('message')} />
      <SubmitButton>{copy.submit}</SubmitButton>
      <div role="status" className={css.status}>
        {isSubmitted && (
          <Notice
            tone="warning"
            title={openEmail.title}
            text={emailDraft.isTooLong ? openEmail.tooLong : openEmail.text}
            action={
              <Row gap={16}>
                {emailDraft.isTooLong && (
                  <CopyButton value={emailDraft.text} subject="" align="start" labels={openEmail.copying} />
                )}
                <TextLink href={emailDraft.href}>{openEmail.link}</TextLink>
              </Row>
            }
          />
        )}
      </div>
    </FormPanel>
  )
}
