import { useId } from 'react'
import { home } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/home/BusinessSection.css.ts'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Section } from '#src/design-system/components/layout.tsx'

const { title, subtitle, counters } = home.business

/** The business counters on a dark band. The anchor is `#business` (PAGE-4). */
export function BusinessSection() {
  const headingId = useId()
  return (
    <Section id="business" tone="graphite" labelledBy={headingId}>
      <div className={css.grid}>
        <div className={css.title}>
          <FigureLabel tone="accent">{subtitle}</FigureLabel>
          <Heading level={2} size="section" id={headingId}>
            {title}
          </Heading>
        </div>
        <ul role="list" className={css.counters}>
          {counters.map(({ figure, label }) => (
            <li key={label}>
              <span className={css.figure}>
                {figure}
                <span className={css.plus}>+</span>
              </span>{' '}
              <span className={css.label}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
