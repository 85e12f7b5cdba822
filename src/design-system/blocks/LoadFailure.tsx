import { useLocation } from 'react-router-dom'
import { failures } from '#src/copy/failures.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { StateMessage, type StateMessageProps } from '#src/design-system/components/StateMessage.tsx'
import type { FailureReason } from '#src/domain/loadable.ts'
import type { OriginState } from '#src/domain/origin.ts'
import { paths } from '#src/domain/paths.ts'

export interface LoadFailureProps {
  reason: FailureReason
  onRetry: () => void
  /** Level of its heading: 1 where it stands for the whole page. */
  level?: 1 | 2 | 3
}

const drawings: Record<FailureReason, StateMessageProps['drawing']> = {
  offline: 'offline',
  server: 'error',
  expired: 'locked',
  forbidden: 'locked',
  notFound: 'missing',
}

/** Why something is not here, in the shop's words, with what helps: trying again, logging in, going home (ORDER-8). */
export function LoadFailure({ reason, onRetry, level = 2 }: LoadFailureProps) {
  const { title, text } = failures[reason]
  return (
    <StateMessage
      drawing={drawings[reason]}
      title={title}
      level={level}
      live
      action={<WayOut reason={reason} onRetry={onRetry} />}
    >
      {text}
    </StateMessage>
  )
}

function WayOut({ reason, onRetry }: Pick<LoadFailureProps, 'reason' | 'onRetry'>) {
  const { pathname, search } = useLocation()
  const { action } = failures[reason]
  if (reason === 'expired') {
    const origin: OriginState = { from: pathname + search }
    return (
      <ButtonLink to={paths.login} state={origin}>
        {action}
      </ButtonLink>
    )
  }
  if (reason === 'forbidden' || reason === 'notFound') {
    return (
      <ButtonLink to={paths.home} tone="secondary">
        {action}
      </ButtonLink>
    )
  }
  return (
    <Button tone="secondary" onClick={onRetry}>
      {action}
    </Button>
  )
}
