import { baseApi } from '#src/api/baseApi.ts'
import { noToasts, type Mutation } from '#src/api/call.ts'

interface MutationRequest {
  name: string
  call: Mutation<never, unknown>
  args: unknown
}

const { sendSilently: endpoint } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendSilently: build.mutation<unknown, MutationRequest>({
      query: ({ name, call, args }) => ({
        name,
        call: { ...call, invalidatesTags: () => [], toasts: noToasts },
        args,
      }),
    }),
  }),
}).endpoints

/**
 * Sends one mutation of a batch. It shows no toast, because the page lists the results. It invalidates no tags, because the
 * list would be refetched after each mutation; the caller invalidates them after the last one (ADMIN-17).
 * @param name of the call, for the log
 */
export const sendSilently = <Args>(name: string, call: Mutation<Args, unknown>, args: Args) =>
  endpoint.initiate({ name, call, args }, { track: false })
