import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { waiting } from '#src/copy/loading.ts'
import { useWait } from '#src/design-system/blocks/page/useWait.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Spinner, type SpinnerProps } from '#src/design-system/components/Spinner.tsx'
import { TextLink } from '#src/design-system/components/TextLink.tsx'
import { pageAt } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'

export interface WaitingProps extends Pick<SpinnerProps, 'label' | 'space'> {
  /** Gives up what is waited for, and asks anew. */
  onRetry: (() => void) | undefined
}

/**
 * A spinner that says so after 10 s, and after 30 s offers to try again and a way back: a request may never be answered
 * (NET-1). Both stay while it is tried again, or the focus would be lost.
 */
export function Waiting({ label, space, onRetry }: WaitingProps) {
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const wait = useWait(attempt)
  const isInline = space === 'inline'
  const waitingLabel = wait === 'short' ? label : waiting[wait === 'stuck' && isInline ? 'stuckInline' : wait]
  const retry = () => {
    setAttempt((count) => count + 1)
    onRetry?.()
  }
  return (
    <Spinner label={waitingLabel} space={space}>
      {(wait === 'stuck' || attempt > 0) && (
        <>
          {onRetry && (
            <Button tone={isInline ? 'link' : 'secondary'} size="small" onClick={retry}>
              {waiting.retry}
            </Button>
          )}
          {!isInline && pageAt(pathname) !== 'home' && <TextLink to={paths.home}>{waiting.back}</TextLink>}
        </>
      )}
    </Spinner>
  )
}
