import { fetchUncached } from '#src/api/fetchUncached.ts'
import { orderCalls, useCancelOrderMutation, useGetMyOrdersQuery } from '#src/api/orders.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { MyOrdersScreen } from '#src/design-system/screens/MyOrdersScreen.tsx'
import { myOrderList } from '#src/design-system/blocks/orders/orderLists.ts'
import { useUnfinishedPayments } from '#src/payment/paymentHooks.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { useDeleteUnpaid } from '#src/routes/hooks/useDeleteUnpaid.ts'
import { useListQuery } from '#src/routes/hooks/useListQuery.ts'
import { useReorder } from '#src/routes/hooks/useReorder.ts'
import { useOrderTabs } from '#src/routes/hooks/useOrderTabs.ts'
import { useRowMutation } from '#src/routes/hooks/useRowMutation.ts'
import { useAccount } from '#src/session/useSession.ts'

export function MyOrdersRoute() {
  const { email } = useAccount()
  const orders = useGetMyOrdersQuery({ email })
  const search = useListQuery(myOrderList)
  const dispatch = useAppDispatch()
  const [cancelOrder] = useCancelOrderMutation()
  const { unrecordedAttempts, undecidedOrderIds, record, recordingOrderId } = useUnfinishedPayments()
  const trackMutation = useRowMutation(orders.refetch)
  const { busyId, deleteUnpaid } = useDeleteUnpaid(
    (id) => dispatch(fetchUncached('getMyOrder', orderCalls.getMyOrder, { id })),
    (id) =>
      trackMutation(cancelOrder({ id }), {
        doneToast: orderCalls.cancelOrder.toasts.done,
        isDone: (rows) => !rows.some((order) => order.id === id),
      }),
  )

  return (
    <MyOrdersScreen
      orders={useRetriedLoadable(orders)}
      search={search}
      tabs={useOrderTabs(search.query)}
      reorder={useReorder()}
      busyId={busyId}
      onCancel={(order) => void deleteUnpaid(order)}
      unrecordedPayments={unrecordedAttempts}
      undecidedOrderIds={undecidedOrderIds}
      onRecord={record}
      recordingId={recordingOrderId}
    />
  )
}
