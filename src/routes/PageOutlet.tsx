import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PageLoading } from '#src/design-system/blocks/PageLoading.tsx'
import { ErrorBoundary } from '#src/routes/ErrorBoundary.tsx'

/** Where a nested page appears: a spinner while its code is on its way, a message when it fails. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
