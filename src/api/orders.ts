import { acknowledgedParser, deletedCountParser, createListParser, createValueParser } from '#src/api/parseResponse.ts'
import { defineCalls } from '#src/api/baseApi.ts'
import { defineDelete, defineGet, createListTag, definePatch, definePost, createRowTag } from '#src/api/call.ts'
import { orderWireSchema, purchaseBodySchema, toOrder, toUnreadableOrder } from '#src/domain/order.ts'
import { toast } from '#src/lib/toast.ts'
import { orderToasts } from '#src/copy/orderToasts.ts'

export const orderCalls = {
  /**
   * Must never be retried, because after a 'network', 'server' or 'contract' error the order may still have been placed
   * (ORDER-6).
   */
  placeOrder: definePost('/mypurchase', {
    auth: 'anyone',
    body: purchaseBodySchema,
    response: acknowledgedParser,
    // The server adjusts the stock of the part (ORDER-10).
    invalidatesTags: () => [createListTag('Order'), 'Part'],
    toasts: { done: toast.success(orderToasts.placed) },
  }),

  getMyOrders: defineGet('/myallpurchases?userEmail={email}', {
    auth: 'bearer',
    response: createListParser(orderWireSchema, toOrder, toUnreadableOrder),
    providesTags: () => [createListTag('Order')],
  }),

  cancelOrder: defineDelete('/mypurchases?id={id}', {
    auth: 'anyone',
    response: deletedCountParser,
    invalidatesTags: ({ id }) => [createListTag('Order'), createRowTag('Order', id), 'Part'],
    toasts: { done: toast.success(orderToasts.canceled), refused: toast.warning(orderToasts.notDeleted) },
  }),

  getMyOrder: defineGet('/mypurchase/{id}', {
    auth: 'bearer',
    response: createValueParser(orderWireSchema, toOrder),
    emptyBodyIs: 'notFound',
    providesTags: ({ id }) => [createRowTag('Order', id)],
  }),

  getOrders: defineGet('/allOrders', {
    auth: 'admin',
    response: createListParser(orderWireSchema, toOrder, toUnreadableOrder),
    providesTags: () => [createListTag('Order')],
  }),

  deleteOrder: defineDelete('/order/{id}', {
    auth: 'admin',
    response: deletedCountParser,
    invalidatesTags: ({ id }) => [createListTag('Order'), createRowTag('Order', id), 'Part'],
    toasts: { done: toast.success(orderToasts.deleted), refused: toast.warning(orderToasts.notDeleted) },
  }),

  shipOrder: definePatch('/order/{id}', {
    auth: 'admin',
    response: acknowledgedParser,
    invalidatesTags: ({ id }) => [createListTag('Order'), createRowTag('Order', id)],
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
