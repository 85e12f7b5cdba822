import { baseApi, listId } from '#src/api/baseApi.ts'
import { call } from '#src/api/request.ts'
import { orderListWireSchema, toOrder } from '#src/domain/order.ts'

export const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /allOrders: everybody's orders, for admins. */
    getOrders: build.query({
      query: (_: void) => call('getOrders', {}),
      rawResponseSchema: orderListWireSchema,
      transformResponse: (orders) => orders.map(toOrder),
      structuralSharing: false,
      providesTags: [{ type: 'Order', id: listId }],
    }),
    /** DELETE /order/{id}, of an unpaid order; 'refused' when nothing was deleted (DATA-11). */
    deleteOrder: build.mutation<null, string>({
      query: (id) => call('deleteOrder', { id }),
      invalidatesTags: (_done, _error, id) => [{ type: 'Order', id: listId }, { type: 'Order', id }, 'Part'],
    }),
    /** PATCH /order/{id}: marks a paid order shipped. */
    shipOrder: build.mutation<null, string>({
      query: (id) => call('shipOrder', { id }),
      invalidatesTags: (_done, _error, id) => [
        { type: 'Order', id: listId },
        { type: 'Order', id },
      ],
    }),
  }),
})

export const { useGetOrdersQuery, useDeleteOrderMutation, useShipOrderMutation } = ordersApi
