import { list, value } from '#src/api/answer.ts'
import { listTag } from '#src/api/call.ts'
import { acknowledged, deletedCount } from '#src/api/confirmation.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { del, post } from '#src/api/mutation.ts'
import { get } from '#src/api/query.ts'
import { orderToasts } from '#src/copy/orderToasts.ts'
import { orderWireSchema, purchaseBodySchema, toOrder } from '#src/domain/order.ts'
import { success, warning } from '#src/notifications/toast.ts'

export const purchaseCalls = {
  /** POST /mypurchase. On 'network', 'server' or 'contract' it may have gone through: never send it again by itself (ORDER-6). */
  placeOrder: post('/mypurchase', {
    access: 'anyone',
    body: purchaseBodySchema,
    answer: acknowledged,
    // the stock is the server's business: it is read again (ORDER-10)
    invalidatesTags: () => [listTag('Order'), 'Part'],
    toasts: { done: success(orderToasts.placed) },
  }),

  /** GET /myallpurchases: the orders of one address. */
  getMyOrders: get('/myallpurchases?userEmail={email}', {
    access: 'bearer',
    answer: list(orderWireSchema, toOrder),
    providesTags: () => [listTag('Order')],
  }),

  /** DELETE /mypurchases: the owner's cancellation, without a bearer (ADMIN-5). */
  cancelOrder: del('/mypurchases?id={id}', {
    access: 'anyone',
    answer: deletedCount,
    invalidatesTags: ({ id }) => [listTag('Order'), { type: 'Order', id }, 'Part'],
    toasts: { done: success(orderToasts.canceled), refused: warning(orderToasts.notDeleted) },
  }),

  /** GET /mypurchase/{id}: 'notFound' when it is gone. */
  getMyOrder: get('/mypurchase/{id}', {
    access: 'bearer',
    answer: value(orderWireSchema, toOrder),
    ifMissing: 'notFound',
    providesTags: ({ id }) => [{ type: 'Order', id }],
  }),
}

export const purchasesApi = injectCalls(purchaseCalls)
export const { usePlaceOrderMutation, useGetMyOrdersQuery, useGetMyOrderQuery, useCancelOrderMutation } = purchasesApi
