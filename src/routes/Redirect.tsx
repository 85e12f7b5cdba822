import { Navigate, type NavigateProps } from 'react-router-dom'
import { PageLoading } from '#src/design-system/blocks/page/Waiting.tsx'

/**
 * Replaces the current page by another one. Until that page's code has loaded, the router keeps what is on the screen,
 * which is nothing but this: hence the spinner (STATE-1).
 */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <PageLoading onRetry={() => location.reload()} />
      <Navigate {...props} replace />
    </>
  )
}
