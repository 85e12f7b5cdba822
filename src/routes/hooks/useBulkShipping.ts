import { useState } from 'react'
import { baseApi } from '#src/api/baseApi.ts'
import { createListTag, createRowTag } from '#src/api/call.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { sendSilently } from '#src/api/sendSilently.ts'
import { orderCalls } from '#src/api/orders.ts'
import { resolveUnknownResults } from '#src/domain/batch.ts'
import type { Order } from '#src/domain/order.ts'
import { isShipped, selectShippableOrders, deriveInterruptedBatch } from '#src/domain/shipping.ts'
import type { Loadable } from '#src/domain/status.ts'
import { useBatch } from '#src/routes/hooks/useBatch.ts'

const toIds = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

/**
 * Ships the selected orders one by one (ADMIN-17).
 * @param orders all orders, not only those that match the search
 */
export function useBulkShipping(orders: Loadable<Order[]>) {
  const dispatch = useAppDispatch()
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelectedIds(
      (current) => new Set(isSelected ? [...current, ...ids] : [...current].filter((id) => !ids.includes(id))),
    )

  const { batch, interruptedEntries, run, stop, close } = useBatch<Order>({
    name: 'shipping',
    send: ({ id }) => dispatch(sendSilently('shipOrder', orderCalls.shipOrder, { id })),
    onInterrupted: (entries) => select(toIds(entries), true),
    onEnd(entries) {
      select(toIds(entries.filter(({ result }) => result === 'done')), false)
      dispatch(
        baseApi.util.invalidateTags([createListTag('Order'), ...entries.map(({ id }) => createRowTag('Order', id))]),
      )
    },
  })

  const loadedOrders = orders.state === 'ready' ? orders.value : []
  const isInterrupted = interruptedEntries.length > 0 && orders.state === 'ready'
  return {
    selectedOrders: selectShippableOrders(loadedOrders, selectedIds),
    batch: batch
      ? resolveUnknownResults(batch, (entry) => isShipped(entry, loadedOrders))
      : isInterrupted
        ? deriveInterruptedBatch(toIds(interruptedEntries), loadedOrders)
        : null,
    select,
    ship: run,
    stop,
    close,
  }
}
