import { useLocation } from 'react-router-dom'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { access } from '#src/copy/access.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Page, Row } from '#src/design-system/components/layout.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { paths, type LoginRedirectState } from '#src/domain/paths.ts'

export interface AccessScreenProps {
  /**
   * checking: the session or the admin role is loading. unanswered: the login service does not respond (AUTH-26). checkFailed:
   * the role could not be loaded (ADMIN-1). expired: the person must sign in again, and then returns to this page (AUTH-6).
   * noAccess: an admin has opened a page for customers (ADMIN-3).
   */
  state: 'checking' | 'unanswered' | 'checkFailed' | 'expired' | 'noAccess'
  /** checking, unanswered, checkFailed: checks again. expired: ends the session and navigates to /login. */
  onRetry?: (() => void) | undefined
  busy?: boolean
}

/** Replaces a protected page while access is being checked, or if it is denied. */
export function AccessScreen({ state, onRetry, busy = false }: AccessScreenProps) {
  if (state === 'checking') {
    return (
      <Page>
        <VisuallyHidden>
          <Heading level={1}>{access.checking.title}</Heading>
        </VisuallyHidden>
        <LoadingIndicator label={access.checking.label} space="page" onRetry={onRetry} />
      </Page>
    )
  }
  const { title, text } = access[state]
  return (
    <Page>
      <StateMessage
        drawing={state === 'unanswered' || state === 'checkFailed' ? 'error' : 'locked'}
        title={title}
        text={text}
        level={1}
        live
        action={<AccessAction state={state} onRetry={onRetry} busy={busy} />}
      />
    </Page>
  )
}

interface AccessActionProps extends AccessScreenProps {
  state: Exclude<AccessScreenProps['state'], 'checking'>
}

function AccessAction({ state, onRetry, busy }: AccessActionProps) {
  const { pathname, search, hash } = useLocation()
  if (state === 'noAccess') return <ButtonLink to={paths.profile}>{access.noAccess.back}</ButtonLink>
  const retry = onRetry && (
    <Button tone="primary" onClick={onRetry} busy={busy}>
      {access[state].retry}
    </Button>
  )
  if (state !== 'unanswered') return retry
  const returnTo: LoginRedirectState = { from: pathname + search + hash }
  return (
    <Row gap={12}>
      {retry}
      <ButtonLink to={paths.login} state={returnTo}>
        {access.unanswered.login}
      </ButtonLink>
    </Row>
  )
}
