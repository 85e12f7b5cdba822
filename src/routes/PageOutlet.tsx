import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageLoading } from '#src/design-system/blocks/page/Waiting.tsx'
import { ErrorBoundary } from '#src/routes/ErrorBoundary.tsx'

/** Renders the nested page: a spinner while its code is loading, a message when it fails. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading onRetry={() => location.reload()} />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
