import { useId } from 'react'
import { contactPrompt } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/home/ContactPrompt.css.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Drawing } from '#src/design-system/components/Drawing.tsx'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Section } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { paths } from '#src/domain/paths.ts'

const { label, title, text, action } = contactPrompt

/** The last section of the Home page, which invites visitors to contact the shop. The anchor is `#contact` (PAGE-4). */
export function ContactPrompt() {
  const headingId = useId()
  return (
    <Section id="contact" labelledBy={headingId}>
      <div className={css.card}>
        <div className={css.content}>
          <FigureLabel tone="accent">{label}</FigureLabel>
          <Heading level={2} size="section" id={headingId}>
            {title}
          </Heading>
          <Text size="large" tone="muted">
            {text}
          </Text>
          <div className={css.action}>
            <ButtonLink to={paths.contact} arrow tone="primary">
              {action}
            </ButtonLink>
          </div>
        </div>
        <div className={css.drawing}>
          <Drawing name="scene" placement="figure" />
        </div>
      </div>
    </Section>
  )
}
