import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { OrderInAddress } from '#src/design-system/blocks/orders/OpenOrder.tsx'
import { toSearch, type ListQuery } from '#src/domain/listQuery.ts'
import { paths } from '#src/domain/paths.ts'
import { useCloseInUrl } from '#src/routes/useCloseInUrl.ts'

/**
 * The order of Manage All Orders that the address opens, `?order=` (ADMIN-14).
 * @param query search and sort, which the address may not have yet
 */
export function useOrderInAddress(query: ListQuery<string>): OrderInAddress {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const toAddress = (id: string | null) => {
    const others = new URLSearchParams(params)
    others.delete('order')
    if (id !== null) others.set('order', id)
    return paths.manageAllOrders + toSearch(query, others)
  }
  const toList = toAddress(null)
  return {
    id: params.get('order'),
    toOrder: toAddress,
    toList,
    // In place of the entry, so that Back and closing lead to the list.
    onNext: (id) => void navigate(toAddress(id), { replace: true, state }),
    onClose: useCloseInUrl(toList),
  }
}
