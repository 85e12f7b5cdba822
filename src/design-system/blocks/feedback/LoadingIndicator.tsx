import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadingLabels, longWait } from '#src/copy/shared.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Spinner, type SpinnerProps } from '#src/design-system/components/Spinner.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { findPage } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'

/** A request is slow after 10 s. After 30 s it is stuck, and may never complete (NET-1). */
export type LoadingStage = 'short' | 'slow' | 'stuck'

const stages = [
  ['slow', 10_000],
  ['stuck', 30_000],
] as const

/** @param attempt restarts the timers when it changes; null while nothing is loading */
export function useLoadingStage(attempt: number | null): LoadingStage {
  const [stage, setStage] = useState<LoadingStage>('short')
  useEffect(() => {
    if (attempt === null) return
    const timers = stages.map(([next, afterMs]) => setTimeout(() => setStage(next), afterMs))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setStage('short')
    }
  }, [attempt])
  return stage
}

export interface LoadingIndicatorProps extends Pick<SpinnerProps, 'label' | 'space' | 'skeleton'> {
  /** Aborts the request and sends it again. */
  onRetry: (() => void) | undefined
}

/**
 * A spinner whose label changes after 10 s. After 30 s, it offers a retry and a link to the Home page, because a request may
 * never complete (NET-1). The button and the link stay during a retry, so that the focus is not lost.
 */
export function LoadingIndicator({ label, space, skeleton, onRetry }: LoadingIndicatorProps) {
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const stage = useLoadingStage(attempt)
  const isInline = space === 'inline'
  const stageLabel = stage === 'short' ? label : longWait[stage === 'stuck' && isInline ? 'stuckInline' : stage]
  const retry = () => {
    setAttempt((count) => count + 1)
    onRetry?.()
  }
  return (
    <Spinner label={stageLabel} space={space} skeleton={skeleton}>
      {(stage === 'stuck' || attempt > 0) && (
        <>
          {onRetry && (
            <Button tone={isInline ? 'link' : 'secondary'} size="small" onClick={retry}>
              {longWait.retry}
            </Button>
          )}
          {!isInline && findPage(pathname) !== 'home' && <TextLink to={paths.home}>{longWait.back}</TextLink>}
        </>
      )}
    </Spinner>
  )
}

export const PageLoading = ({ onRetry }: Pick<LoadingIndicatorProps, 'onRetry'>) => (
  <LoadingIndicator label={loadingLabels.page} space="page" onRetry={onRetry} />
)
