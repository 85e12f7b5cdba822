import { home } from '#src/copy/home.ts'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Page } from '#src/design-system/components/layout.tsx'

export interface ContinueNoticeProps {
  /** Path of the page the person wanted before signing up. */
  path: string
  /** The page's name, such as a part's name; null if it has none. */
  label: string | null
}

/** A link back to the wanted page after signing up: signup itself leads to `/`, as specified (AUTH-12). */
export function ContinueNotice({ path, label }: ContinueNoticeProps) {
  return (
    <Page space="none">
      <Notice
        tone="success"
        title={home.continueTo.title}
        live="status"
        action={
          <ButtonLink to={path} size="small" arrow>
            {label === null ? home.continueTo.page : home.continueTo.part(label)}
          </ButtonLink>
        }
      >
        {home.continueTo.text}
      </Notice>
    </Page>
  )
}
