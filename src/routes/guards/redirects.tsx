import { Navigate, useLocation, type NavigateProps } from 'react-router-dom'
import { useAppSelector } from '#src/api/hooks.ts'
import { selectListedPart } from '#src/api/parts.ts'
import { PageLoading } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { readIdFromPath, readReturnTo } from '#src/domain/paths.ts'
import { useClientValue } from '#src/routes/hooks/useBrowserState.ts'

/**
 * Replaces the current page by another one. Renders a spinner, because the router keeps this component on the screen until
 * the other page's code has loaded (STATE-1).
 */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <PageLoading onRetry={() => location.reload()} />
      <Navigate {...props} replace />
    </>
  )
}

/**
 * Returns the page that redirected the visitor to sign in (AUTH-11).
 * @returns its path, and the name of the part to order as the label if it is cached; null without such a page and while
 *   hydrating
 */
export function useReturnTo(): { path: string; label: string | null } | null {
  const { state } = useLocation()
  const path = useClientValue(() => readReturnTo(state), null)
  const partId = readIdFromPath('purchase', path)
  const label = useAppSelector((state) => selectListedPart(state, partId)?.name ?? null)
  return path === null ? null : { path, label }
}
