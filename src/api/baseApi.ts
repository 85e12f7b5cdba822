import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from '#src/api/baseQuery.ts'
import { tagTypes } from '#src/api/call.ts'

/** How long a cached answer stays fresh, in seconds: 5 minutes (SHOP-9). */
export const lifetimeSeconds = 300

/** The RTK Query API; the files in this folder inject their endpoints. No optimistic updates, no timeout (SHOP-9). */
export const baseApi = createApi({
  baseQuery,
  tagTypes,
  keepUnusedDataFor: lifetimeSeconds,
  refetchOnMountOrArgChange: lifetimeSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // 'delayed' waits for every pending request, even one that hangs.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})

/** The part of the store's state that RTK Query owns. */
export interface ApiState {
  api: ReturnType<typeof baseApi.reducer>
}
