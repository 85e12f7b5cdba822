import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { OpenOrderParam } from '#src/design-system/blocks/orders/OpenOrder.tsx'
import { toQueryString, type ListQuery } from '#src/domain/listQuery.ts'
import { paths } from '#src/domain/paths.ts'
import { withParams } from '#src/lib/url.ts'
import { useCloseDialog } from '#src/routes/hooks/useCloseDialog.ts'

/**
 * Keeps the open order of the Manage All Orders page in the URL as `?order=` (ADMIN-14).
 * @param query the search and sort, which may not be in the URL yet
 */
export function useOpenOrderParam(query: ListQuery<string>): OpenOrderParam {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const toUrl = (id: string | null) => paths.manageAllOrders + toQueryString(query, withParams(params, { order: id }))
  const listUrl = toUrl(null)
  return {
    id: params.get('order'),
    toOrderUrl: toUrl,
    listUrl,
    // Replaces the history entry, so that both Back and closing the dialog return to the list.
    openNext: (id) => void navigate(toUrl(id), { replace: true, state }),
    close: useCloseDialog(listUrl),
  }
}
