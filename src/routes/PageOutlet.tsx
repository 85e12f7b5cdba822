import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { loading } from '#src/copy/loading.ts'
import { stillWorking } from '#src/copy/waiting.ts'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { ErrorBoundary } from '#src/routes/ErrorBoundary.tsx'

/** Where a nested page appears: a spinner while its code is on its way, a message when it fails. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Spinner label={loading.page} slowLabel={stillWorking} space="page" />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
