import { Markdown } from '@storybook/addon-docs/blocks'
import { rules } from '#stories/docs/rules/rules.ts'
import * as css from '#stories/docs/rules/rules.css.ts'
import { PageLink } from '#storybook/PageLink.tsx'

/** The rules of a series, such as DATA, as their page has them. */
export function RuleTexts({ series }: { series: string }) {
  return (
    <dl>
      {rules
        .filter(({ id }) => id.startsWith(`${series}-`))
        .map(({ id, title, text, page }) => (
          <div key={id} className={css.rule}>
            <dt className={css.term}>
              <PageLink to={page}>{id}</PageLink> {title}
            </dt>
            <dd className={css.definition}>
              <Markdown>{text}</Markdown>
            </dd>
          </div>
        ))}
    </dl>
  )
}
