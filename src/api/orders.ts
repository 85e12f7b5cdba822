import { list } from '#src/api/answer.ts'
import { listTag, rowTag } from '#src/api/call.ts'
import { acknowledged, deletedCount } from '#src/api/confirmation.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { del, patch } from '#src/api/mutation.ts'
import { get } from '#src/api/query.ts'
import { callToasts, orderToasts } from '#src/copy/toasts.ts'
import { orderWireSchema, toOrder, toUnreadableOrder } from '#src/domain/order.ts'
import { success, warning } from '#src/notifications/toast.ts'

export const orderCalls = {
  /** GET /allOrders: the orders of all customers. */
  getOrders: get('/allOrders', {
    access: 'admin',
    answer: list(orderWireSchema, toOrder, toUnreadableOrder),
    providesTags: () => [listTag('Order')],
  }),

  /** DELETE /order/{id}: deletes an unpaid order. */
  deleteOrder: del('/order/{id}', {
    access: 'admin',
    answer: deletedCount,
    // The server adjusts the stock, so parts are read again (ORDER-10).
    invalidatesTags: ({ id }) => [listTag('Order'), rowTag('Order', id), 'Part'],
    toasts: { done: success(orderToasts.deleted), refused: warning(orderToasts.notDeleted) },
  }),

  /** PATCH /order/{id}: marks a paid order shipped. */
  shipOrder: patch('/order/{id}', {
    access: 'admin',
    answer: acknowledged,
    invalidatesTags: ({ id }) => [listTag('Order'), rowTag('Order', id)],
    toasts: { done: success(orderToasts.shipped), refused: warning(callToasts.failed) },
  }),
}

export const ordersApi = injectCalls(orderCalls)
export const { useGetOrdersQuery, useDeleteOrderMutation, useShipOrderMutation } = ordersApi
