import { acknowledged, deletedCount, list, value } from '#src/api/answer.ts'
import { baseApi, defineCalls } from '#src/api/baseApi.ts'
import { del, get, listTag, noToasts, patch, post, rowTag, type ArgumentsOf } from '#src/api/call.ts'
import { orderWireSchema, purchaseBodySchema, toOrder, toUnreadableOrder } from '#src/domain/order.ts'
import { toast } from '#src/notifications/toast.ts'
import { orderToasts } from '#src/copy/toasts.ts'

export const orderCalls = {
  /** Never retry it: on 'network', 'server' or 'contract' the order may have been placed (ORDER-6). */
  placeOrder: post('/mypurchase', {
    auth: 'anyone',
    body: purchaseBodySchema,
    answer: acknowledged,
    // The server adjusts the stock, so parts are read again (ORDER-10).
    invalidatesTags: () => [listTag('Order'), 'Part'],
    toasts: { done: toast.success(orderToasts.placed) },
  }),

  getMyOrders: get('/myallpurchases?userEmail={email}', {
    auth: 'bearer',
    answer: list(orderWireSchema, toOrder, toUnreadableOrder),
    providesTags: () => [listTag('Order')],
  }),

  cancelOrder: del('/mypurchases?id={id}', {
    auth: 'anyone',
    answer: deletedCount,
    invalidatesTags: ({ id }) => [listTag('Order'), rowTag('Order', id), 'Part'],
    toasts: { done: toast.success(orderToasts.canceled), refused: toast.warning(orderToasts.notDeleted) },
  }),

  getMyOrder: get('/mypurchase/{id}', {
    auth: 'bearer',
    answer: value(orderWireSchema, toOrder),
    ifMissing: 'notFound',
    providesTags: ({ id }) => [rowTag('Order', id)],
  }),

  getOrders: get('/allOrders', {
    auth: 'admin',
    answer: list(orderWireSchema, toOrder, toUnreadableOrder),
    providesTags: () => [listTag('Order')],
  }),

  deleteOrder: del('/order/{id}', {
    auth: 'admin',
    answer: deletedCount,
    invalidatesTags: ({ id }) => [listTag('Order'), rowTag('Order', id), 'Part'],
    toasts: { done: toast.success(orderToasts.deleted), refused: toast.warning(orderToasts.notDeleted) },
  }),

  shipOrder: patch('/order/{id}', {
    auth: 'admin',
    answer: acknowledged,
    invalidatesTags: ({ id }) => [listTag('Order'), rowTag('Order', id)],
    toasts: {
      done: toast.success(orderToasts.shipped),
      refused: toast.error(orderToasts.notShipped),
      notFound: toast.warning(orderToasts.gone),
    },
  }),
}

export const ordersApi = defineCalls(orderCalls)
export const {
  usePlaceOrderMutation,
  useGetMyOrdersQuery,
  useGetMyOrderQuery,
  useCancelOrderMutation,
  useGetOrdersQuery,
  useDeleteOrderMutation,
  useShipOrderMutation,
} = ordersApi

const { shipOrder } = orderCalls

/**
 * PATCH /order/{id}, as `shipOrder`, for one of several orders (ADMIN-17): without toasts, because the page lists the
 * results, and without tags, or each would make the list be requested again; the caller invalidates them after the last.
 */
export const { shipOneOfSeveral } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shipOneOfSeveral: build.mutation<unknown, ArgumentsOf<typeof shipOrder>>({
      query: (args) => ({
        name: 'shipOrder',
        call: { ...shipOrder, invalidatesTags: () => [], toasts: noToasts },
        args,
      }),
    }),
  }),
}).endpoints
