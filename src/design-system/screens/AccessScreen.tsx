import { access } from '#src/copy/access.ts'
import { stillWorking } from '#src/copy/waiting.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { paths } from '#src/domain/paths.ts'

export interface AccessScreenProps {
  /**
   * checking: the session or the admin check is on its way. checkFailed: no answer, which is not a "no" (ADMIN-1).
   * expired: sign in again, the origin is kept (AUTH-6). noAccess: an explanation in the page's place (ADMIN-3).
   */
  state: 'checking' | 'checkFailed' | 'expired' | 'noAccess'
  /** Asks again, or ends the session that has expired so that /login can begin a new one. */
  onRetry?: () => void
}

/** What stands in a page's place while its access is not settled (SHOP-2 protected-route wrapper and admin-only guard). */
export function AccessScreen({ state, onRetry }: AccessScreenProps) {
  if (state === 'checking') {
    return (
      <Page>
        <VisuallyHidden>
          <Heading level={1}>{access.checking.title}</Heading>
        </VisuallyHidden>
        <Spinner label={access.checking.label} slowLabel={stillWorking} space="page" />
      </Page>
    )
  }
  const { title, text } = access[state]
  return (
    <Page>
      <StateMessage
        drawing={state === 'checkFailed' ? 'error' : 'locked'}
        title={title}
        level={1}
        live
        action={<WayOn state={state} onRetry={onRetry} />}
      >
        {text}
      </StateMessage>
    </Page>
  )
}

interface WayOnProps {
  state: Exclude<AccessScreenProps['state'], 'checking'>
  onRetry: (() => void) | undefined
}

function WayOn({ state, onRetry }: WayOnProps) {
  if (state === 'noAccess') {
    return (
      <ButtonLink to={paths.profile} tone="secondary">
        {access.noAccess.back}
      </ButtonLink>
    )
  }
  const { retry } = access[state]
  return onRetry && <Button onClick={onRetry}>{retry}</Button>
}
