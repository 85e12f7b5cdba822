import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import type { OrderInAddress } from '#src/design-system/blocks/orders/OpenOrder.tsx'
import { toSearch, type ListQuery } from '#src/domain/listQuery.ts'
import { paths } from '#src/domain/paths.ts'

/**
 * The order of Manage All Orders that the address opens, `?order=` (ADMIN-14).
 * @param query search and sort, which the address may not have yet
 */
export function useOrderInAddress(query: ListQuery<string>): OrderInAddress {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const type = useNavigationType()
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
    // Opened by a press, the list is the entry before; opened by a link or a reload, it may be another site.
    onClose: () => void (type === 'PUSH' ? navigate(-1) : navigate(toList, { replace: true })),
  }
}
