import { list, value } from '#src/api/answer.ts'
import { listTag, rowTag } from '#src/api/call.ts'
import { acknowledged, deletedCount } from '#src/api/confirmation.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { del, post } from '#src/api/mutation.ts'
import { get } from '#src/api/query.ts'
import { orderToasts } from '#src/copy/toasts.ts'
import { orderWireSchema, purchaseBodySchema, toOrder, toUnreadableOrder } from '#src/domain/order.ts'
import { success, warning } from '#src/notifications/toast.ts'

export const purchaseCalls = {
  /** POST /mypurchase. Never retry it: on 'network', 'server' or 'contract' the order may have been placed (ORDER-6). */
  placeOrder: post('/mypurchase', {
    access: 'anyone',
    body: purchaseBodySchema,
    answer: acknowledged,
    // The server adjusts the stock, so parts are read again (ORDER-10).
    invalidatesTags: () => [listTag('Order'), 'Part'],
    toasts: { done: success(orderToasts.placed) },
  }),

  /** GET /myallpurchases: the orders of one customer. */
  getMyOrders: get('/myallpurchases?userEmail={email}', {
    access: 'bearer',
    answer: list(orderWireSchema, toOrder, toUnreadableOrder),
    providesTags: () => [listTag('Order')],
  }),

  /** DELETE /mypurchases: the customer cancels an order; without a token (ADMIN-5). */
  cancelOrder: del('/mypurchases?id={id}', {
    access: 'anyone',
    answer: deletedCount,
    invalidatesTags: ({ id }) => [listTag('Order'), rowTag('Order', id), 'Part'],
    toasts: { done: success(orderToasts.canceled), refused: warning(orderToasts.notDeleted) },
  }),

  /** GET /mypurchase/{id}: 'notFound' for an order that does not exist. */
  getMyOrder: get('/mypurchase/{id}', {
    access: 'bearer',
    answer: value(orderWireSchema, toOrder),
    ifMissing: 'notFound',
    providesTags: ({ id }) => [rowTag('Order', id)],
  }),
}

export const purchasesApi = injectCalls(purchaseCalls)
export const { usePlaceOrderMutation, useGetMyOrdersQuery, useGetMyOrderQuery, useCancelOrderMutation } = purchasesApi
