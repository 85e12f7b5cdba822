import { ContactDetails } from '#src/design-system/blocks/contact/ContactDetails.tsx'
import { ContactForm } from '#src/design-system/blocks/contact/ContactForm.tsx'
import { Grid, Page, Stack } from '#src/design-system/components/layout.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { contact } from '#src/copy/publicPages.ts'
import { Text } from '#src/design-system/components/Text.tsx'

export interface ContactScreenProps {
  /** Name of the part that the message is about; null for none (ORDER-37). */
  about: string | null
}

/** The Contact page: the shop's address, and a form that is not connected (PAGE-5). */
export function ContactScreen({ about }: ContactScreenProps) {
  return (
    <Page>
      <Stack gap={48}>
        <SectionHeading level={1}>{contact.title}</SectionHeading>
        <Grid columns="split">
          <Stack gap={32}>
            <Text size="large">{contact.intro}</Text>
            <ContactDetails />
          </Stack>
          <ContactForm about={about} />
        </Grid>
      </Stack>
    </Page>
  )
}
