import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary'
import { LoadFailure } from '#src/design-system/blocks/page/LoadFailure.tsx'
import { tellBoundaryError } from '#src/reports/boundaryError.ts'
import { isReporting } from '#src/reports/isReporting.ts'
import { CodeError } from '#src/routes/CodeError.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'

export interface ErrorBoundaryProps {
  /** The page is rendered again when this value changes, e.g. the path. */
  resetKey: string
  children: ReactNode
}

function Failure({ error, resetErrorBoundary }: FallbackProps) {
  const reason = error instanceof CodeError ? error.reason : 'server'
  return (
    <>
      <PageMeta noindex />
      <LoadFailure
        reason={reason}
        onRetry={() => (reason === 'line' ? resetErrorBoundary() : location.reload())}
        level={1}
      />
    </>
  )
}

function onError(error: unknown): void {
  if (isReporting) tellBoundaryError(error)
  if (error instanceof CodeError) error.forget()
}

/**
 * Shows a message for a page that throws (ROBUST-3), with a button that reloads it, and for a page whose code did not load,
 * with one that loads the code again or, when there is a new version, the page (NET-5, NET-6).
 */
export const ErrorBoundary = ({ resetKey, children }: ErrorBoundaryProps) => (
  <Boundary resetKeys={[resetKey]} FallbackComponent={Failure} onError={onError}>
    {children}
  </Boundary>
)
