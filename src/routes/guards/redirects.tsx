import { Navigate, useLocation, type NavigateProps } from 'react-router-dom'
import { useAppSelector } from '#src/api/hooks.ts'
import { selectListedPart } from '#src/api/parts.ts'
import { PageLoading } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { readIdFromPath, readReturnPath } from '#src/domain/paths.ts'
import { useClientValue } from '#src/lib/useClientValue.ts'

/**
 * Replaces the current page in the history. Renders a spinner, because the router keeps this component on the screen until
 * the new page's code has loaded (STATE-1).
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
 * Reads from the router state which page has redirected the visitor to sign in (AUTH-11).
 * @returns the page's path, with the name of the part to order as a label if that part is cached; null if no page has
 *   redirected the visitor, and while hydrating
 */
export function useReturnTo(): { path: string; label: string | null } | null {
  const { state } = useLocation()
  const path = useClientValue(() => readReturnPath(state), null)
  const partId = readIdFromPath('purchase', path)
  const label = useAppSelector((state) => selectListedPart(state, partId)?.name ?? null)
  return path === null ? null : { path, label }
}
