import { brand } from '#src/copy/brand.ts'
import * as css from '#src/design-system/blocks/contact/contact.css.ts'
import { Copyable } from '#src/design-system/blocks/page/Copyable.tsx'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { contact } from '#src/copy/publicPages.ts'

/** The shop's name, address and e-mail address (PAGE-6). */
export function ContactDetails() {
  return (
    <address className={css.block}>
      <div className={css.cell}>
        <FigureLabel>{contact.works}</FigureLabel>
        <Heading level={2} size="card">
          {brand.name}
        </Heading>
      </div>
      <div className={css.cell}>
        <FigureLabel>{contact.address}</FigureLabel>
        <span>
          {brand.address.map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          ))}
        </span>
      </div>
      <div className={css.cell}>
        <FigureLabel>{contact.email}</FigureLabel>
        <Copyable text={brand.email} what={contact.email} align="start">
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
        </Copyable>
      </div>
    </address>
  )
}
