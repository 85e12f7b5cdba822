import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { loadFailures } from '#src/copy/shared.ts'
import { StateMessage, type StateMessageProps } from '#src/design-system/components/StateMessage.tsx'
import type { FailureReason } from '#src/domain/status.ts'
import { paths, type LoginRedirectState } from '#src/domain/paths.ts'
import { findPage } from '#src/domain/pages.ts'

export interface LoadFailureProps {
  /** Selects the drawing, text and action. `connection` and `newVersion` mean that the code of a page failed to load. */
  reason: FailureReason | 'connection' | 'newVersion'
  onRetry: () => void
  level?: 1 | 2 | 3
  /** A link to the previous page, for failures that a retry may not fix. */
  backLink?: ReactNode
}

const drawingByReason: Record<LoadFailureProps['reason'], StateMessageProps['drawing']> = {
  offline: 'offline',
  unavailable: 'error',
  waking: 'error',
  server: 'error',
  expired: 'locked',
  forbidden: 'locked',
  notFound: 'missing',
  connection: 'offline',
  newVersion: 'missing',
}

/** Explains why data or code failed to load, and offers an action such as a retry or a reload (NET-5). */
export function LoadFailure({ reason, onRetry, level = 2, backLink }: LoadFailureProps) {
  const { title, text } = loadFailures[reason]
  return (
    <StateMessage
      drawing={drawingByReason[reason]}
      title={title}
      text={text}
      level={level}
      live
      action={
        <>
          <FailureAction reason={reason} onRetry={onRetry} />
          {backLink}
        </>
      }
    />
  )
}

function FailureAction({ reason, onRetry }: Pick<LoadFailureProps, 'reason' | 'onRetry'>) {
  const { pathname, search } = useLocation()
  const { action } = loadFailures[reason]
  const linksToHome = reason === 'forbidden' || reason === 'notFound'
  if (reason === 'expired') {
    const returnTo: LoginRedirectState = { from: pathname + search }
    return (
      <ButtonLink to={paths.login} state={returnTo} tone="primary">
        {action}
      </ButtonLink>
    )
  }
  if (linksToHome && findPage(pathname) !== 'home') return <ButtonLink to={paths.home}>{action}</ButtonLink>
  return <Button onClick={onRetry}>{linksToHome ? loadFailures.server.action : action}</Button>
}
