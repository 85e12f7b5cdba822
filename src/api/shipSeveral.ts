import { baseApi } from '#src/api/baseApi.ts'
import type { ArgumentsOf } from '#src/api/call.ts'
import { orderCalls } from '#src/api/orders.ts'

const { shipOrder } = orderCalls
const withoutToasts = { done: null, network: null, refused: null, forbidden: null, other: null }

/**
 * PATCH /order/{id}, as `shipOrder`, for one of several orders (ADMIN-17): without toasts, because the page lists the
 * results, and without reading the list again after each; the caller invalidates its tags after the last.
 */
export const { shipOneOfSeveral } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shipOneOfSeveral: build.mutation<unknown, ArgumentsOf<typeof shipOrder>>({
      query: (args) => ({ name: 'shipOrder', call: { ...shipOrder, toasts: withoutToasts }, args }),
    }),
  }),
}).endpoints
