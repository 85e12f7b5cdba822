import { home } from '#src/copy/home.ts'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Page } from '#src/design-system/components/Page.tsx'

export interface ContinueNoticeProps {
  /** Where the person was going before they signed up. */
  path: string
  /** What that page is called: a part's name; null where it has none. */
  label: string | null
}

/** The way on for who has just signed up and was sent to `/` as specified (AUTH-12). */
export function ContinueNotice({ path, label }: ContinueNoticeProps) {
  return (
    <Page space="none">
      <Notice
        tone="success"
        title={home.onward.title}
        live="status"
        action={
          <ButtonLink to={path} size="small" arrow>
            {label === null ? home.onward.page : home.onward.part(label)}
          </ButtonLink>
        }
      >
        {home.onward.text}
      </Notice>
    </Page>
  )
}
