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
import { useAccount } from '#src/session/useSession.ts'

export function MyOrdersRoute() {
  const { email } = useAccount()
  const orders = useGetMyOrdersQuery({ email })
  const search = useListQuery(myOrderList)
  const dispatch = useAppDispatch()
  const [cancelOrder] = useCancelOrderMutation()
  const { unrecordedAttempts, undecidedOrderIds, record, recordingOrderId } = useUnfinishedPayments()
  const { busyId, deleteUnpaid } = useDeleteUnpaid({
    call: orderCalls.cancelOrder,
    send: cancelOrder,
    fetchLatest: (id) => dispatch(fetchUncached('getMyOrder', orderCalls.getMyOrder, { id })),
    refetch: orders.refetch,
  })

  return (
    <MyOrdersScreen
      orders={useRetriedLoadable(orders)}
      search={search}
      tabParam={useOrderTabs(search.query)}
      reorder={useReorder()}
      busyId={busyId}
      onCancel={deleteUnpaid}
      unrecordedPayments={unrecordedAttempts}
      undecidedOrderIds={undecidedOrderIds}
      onRecordPayment={record}
      recordingOrderId={recordingOrderId}
    />
  )
}
