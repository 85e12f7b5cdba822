import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from '#src/api/baseQuery.ts'
import { tagTypes } from '#src/api/call.ts'

/** How long an answer is good for, in seconds: 5 minutes (SHOP-9). */
export const lifetimeSeconds = 300

/** The one api of the shop, empty: the files beside this one inject their calls. No optimistic updates, no timeout (SHOP-9). */
export const baseApi = createApi({
  baseQuery,
  tagTypes,
  keepUnusedDataFor: lifetimeSeconds,
  refetchOnMountOrArgChange: lifetimeSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // 'delayed' would wait for every request under way, one that hangs included
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})

/** The part of the store that is the api's. */
export interface ApiState {
  api: ReturnType<typeof baseApi.reducer>
}
