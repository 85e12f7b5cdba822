import { Navigate, useLocation, type NavigateProps } from 'react-router-dom'
import { useAppSelector } from '#src/api/hooks.ts'
import { selectListedPart } from '#src/api/parts.ts'
import { PageLoading } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { readIdInPath, readReturnTo } from '#src/domain/paths.ts'
import { useClientValue } from '#src/routes/hooks/useBrowserState.ts'

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

/**
 * The page that sent the visitor to sign in (AUTH-11, AUTH-12).
 * @returns its path, and as label the name of the part to buy, if the cached list has it; null when there is no such page,
 * and while hydrating
 */
export function useReturnTo(): { path: string; label: string | null } | null {
  const { state } = useLocation()
  const path = useClientValue(() => readReturnTo(state), null)
  const partId = readIdInPath('purchase', path)
  const label = useAppSelector((state) => selectListedPart(state, partId)?.name ?? null)
  return path === null ? null : { path, label }
}
