import { baseApi, listId } from '#src/api/baseApi.ts'
import { call } from '#src/api/request.ts'
import { orderListWireSchema, orderWireSchema, toOrder, type PurchaseBody } from '#src/domain/order.ts'

export const purchasesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST /mypurchase. On 'network', 'server' or 'contract' it may have gone through: never send it again by itself (ORDER-6). */
    placeOrder: build.mutation<null, PurchaseBody>({
      query: (body) => call('placeOrder', body),
      // the stock is the server's business: it is read again (ORDER-10)
      invalidatesTags: [{ type: 'Order', id: listId }, 'Part'],
    }),
    /** GET /myallpurchases: the orders of one address, in the server's order. */
    getMyOrders: build.query({
      query: (email: string) => call('getMyOrders', { email }),
      rawResponseSchema: orderListWireSchema,
      transformResponse: (orders) => orders.map(toOrder),
      structuralSharing: false,
      providesTags: [{ type: 'Order', id: listId }],
    }),
    /** GET /mypurchase/{id}: 'notFound' when it is gone, an empty answer included. */
    getMyOrder: build.query({
      query: (id: string) => call('getMyOrder', { id }),
      rawResponseSchema: orderWireSchema,
      transformResponse: toOrder,
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
    /** DELETE /mypurchases: the owner's cancellation, without a bearer (ADMIN-5); 'refused' when nothing was deleted. */
    cancelOrder: build.mutation<null, string>({
      query: (id) => call('cancelOrder', { id }),
      invalidatesTags: (_done, _error, id) => [{ type: 'Order', id: listId }, { type: 'Order', id }, 'Part'],
    }),
  }),
})

export const { usePlaceOrderMutation, useGetMyOrdersQuery, useGetMyOrderQuery, useCancelOrderMutation } = purchasesApi
