import { createApi } from '@reduxjs/toolkit/query/react'
import type { ApiError } from '#src/api/apiError.ts'
import { baseQuery } from '#src/api/baseQuery.ts'

/** How long an answer is good for, in seconds: 5 minutes (SHOP-9). */
export const lifetimeSeconds = 300

/** The tag of a list beside those of its members. */
export const listId = 'LIST'

/**
 * The one api of the shop, empty: the files beside this one inject what they ask. No optimistic updates,
 * no timeout (SHOP-9). A body that fails its schema is a 'contract' error, not a crash (DATA-4).
 */
export const baseApi = createApi({
  baseQuery,
  tagTypes: ['Part', 'Review', 'User', 'Admin', 'Order', 'Profile'],
  keepUnusedDataFor: lifetimeSeconds,
  refetchOnMountOrArgChange: lifetimeSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // 'delayed' would wait for every request under way, one that hangs included
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (): ApiError => ({ kind: 'contract', status: 200 }),
  endpoints: () => ({}),
})

/** The part of the store that is the api's. */
export interface ApiState {
  api: ReturnType<typeof baseApi.reducer>
}
