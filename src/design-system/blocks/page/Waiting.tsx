import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loading, waiting } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Spinner, type SpinnerProps } from '#src/design-system/components/Spinner.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { pageAt } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'

/** How long a screen has waited: from 10 s on it is slow, from 30 s on an answer may never come (NET-1). */
export type Wait = 'short' | 'slow' | 'stuck'

const waits = [
  ['slow', 10_000],
  ['stuck', 30_000],
] as const

/** @param attempt a change begins a new wait; null while nothing is waited for */
export function useWait(attempt: number | null): Wait {
  const [wait, setWait] = useState<Wait>('short')
  useEffect(() => {
    if (attempt === null) return
    const timers = waits.map(([next, afterMs]) => setTimeout(() => setWait(next), afterMs))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWait('short')
    }
  }, [attempt])
  return wait
}

export interface WaitingProps extends Pick<SpinnerProps, 'label' | 'space' | 'frames'> {
  /** Gives up what is waited for, and asks anew. */
  onRetry: (() => void) | undefined
}

/**
 * A spinner that says so after 10 s, and after 30 s offers to try again and a way back: a request may never be answered
 * (NET-1). Both stay while it is tried again, or the focus would be lost.
 */
export function Waiting({ label, space, frames, onRetry }: WaitingProps) {
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
    <Spinner label={waitingLabel} space={space} frames={frames}>
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

/** Shown while a page's code is loading (STATE-1). */
export const PageLoading = ({ onRetry }: Pick<WaitingProps, 'onRetry'>) => (
  <Waiting label={loading.page} space="page" onRetry={onRetry} />
)
