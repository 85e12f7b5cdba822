import { brand } from '#src/copy/brand.ts'
import * as css from '#src/design-system/blocks/contact/contact.css.ts'
import { ContactForm } from '#src/design-system/blocks/contact/ContactForm.tsx'
import { Copyable } from '#src/design-system/blocks/feedback/Copyable.tsx'
import { Grid, Page, Stack } from '#src/design-system/components/layout.tsx'
import { FigureLabel, Heading, SectionHeading } from '#src/design-system/components/Heading.tsx'
import { contact } from '#src/copy/contactPage.ts'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { ContactSubject } from '#src/domain/paths.ts'

/** The Contact page, with the shop's address and a form that can't send messages (PAGE-5). */
export function ContactScreen({ subject }: { subject: ContactSubject | null }) {
  return (
    <Page>
      <Stack gap={48}>
        <SectionHeading level={1}>{contact.title}</SectionHeading>
        <Grid columns="split">
          <Stack gap={32}>
            <Text size="large">{contact.intro}</Text>
            <ContactDetails />
          </Stack>
          <ContactForm subject={subject} />
        </Grid>
      </Stack>
    </Page>
  )
}

/** The shop's name, address and email address (PAGE-6). */
function ContactDetails() {
  return (
    <address className={css.details}>
      <div className={css.detail}>
        <FigureLabel>{contact.company}</FigureLabel>
        <Heading level={2} size="card">
          {brand.name}
        </Heading>
      </div>
      <div className={css.detail}>
        <FigureLabel>{contact.address}</FigureLabel>
        <div>
          {brand.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </div>
      <div className={css.detail}>
        <FigureLabel>{contact.email}</FigureLabel>
        <Copyable value={brand.email} subject={contact.email} align="start">
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
        </Copyable>
      </div>
    </address>
  )
}
