import { Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router-dom'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { PageLoading } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { isReportingEnabled, dispatchCaughtError } from '#src/reporting/listenForErrors.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'

export class PageCodeError extends Error {
  /** `newVersion` means that a new version has replaced the file (NET-5). */
  readonly reason: 'connection' | 'newVersion'
  /** Lets the next visit load the code again. Must be called after the page has unmounted, or React loads it in a loop. */
  readonly allowRetry: () => void

  constructor(cause: unknown, allowRetry: () => void) {
    super('A page’s code did not load.', { cause })
    this.reason = cause instanceof MissingFileError ? 'newVersion' : 'connection'
    this.allowRetry = allowRetry
  }
}

function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  const reason = error instanceof PageCodeError ? error.reason : 'server'
  return (
    <>
      <PageMeta noindex />
      <LoadFailure
        reason={reason}
        onRetry={() => (reason === 'connection' ? resetErrorBoundary() : location.reload())}
        level={1}
      />
    </>
  )
}

function handleError(error: unknown): void {
  if (isReportingEnabled) dispatchCaughtError('caught-error', error)
  if (error instanceof PageCodeError) error.allowRetry()
}

/**
 * Renders the nested page, or a spinner while its code is loading. If the page throws, renders a message with a button that
 * reloads the page or loads its code again (ROBUST-3).
 */
function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname]} FallbackComponent={PageFailure} onError={handleError}>
      <Suspense fallback={<PageLoading onRetry={() => location.reload()} />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}

/** This element is a constant, so that React does not render the page again together with the shell (SPEED-6). */
export const pageOutlet = <PageOutlet />
