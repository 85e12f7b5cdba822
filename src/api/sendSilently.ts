import { baseApi, type NamedRequest } from '#src/api/baseApi.ts'
import { noToasts, type Mutation } from '#src/api/call.ts'

const { sendSilently: endpoint } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendSilently: build.mutation<unknown, NamedRequest & { call: Mutation<never, unknown> }>({
      query: ({ call, ...request }) => ({ ...request, call: { ...call, invalidatesTags: () => [], toasts: noToasts } }),
    }),
  }),
}).endpoints

/**
 * Sends a mutation that shows no toast and invalidates no tags, for automatic retries and bulk operations. A page with a bulk
 * operation lists the results itself, and refetches its rows after the last mutation (ADMIN-17).
 * @param name the call's name, for the log
 */
export const sendSilently = <Args>(name: string, call: Mutation<Args, unknown>, args: Args) =>
  endpoint.initiate({ name, call, args }, { track: false })
