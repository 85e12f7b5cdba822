import { continueAfterSignup as copy } from '#src/copy/signInPages.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Page } from '#src/design-system/components/layout.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

export interface ContinueNoticeProps {
  path: string
  /** The name of the part to order; null if the link leads to another page. */
  label: string | null
}

/** A link to the page that the visitor had to sign up for. As specified, signup itself redirects to `/` (AUTH-12). */
export function ContinueNotice({ path, label }: ContinueNoticeProps) {
  return (
    <Page space="none">
      <Notice
        tone="success"
        {...copy}
        live="polite"
        action={
          <ButtonLink to={path} size="small" arrow tone="primary">
            {label === null ? copy.page : copy.part(label)}
          </ButtonLink>
        }
      />
    </Page>
  )
}
