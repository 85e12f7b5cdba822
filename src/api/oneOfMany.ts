import { baseApi } from '#src/api/baseApi.ts'
import { noToasts, type Mutation } from '#src/api/call.ts'

interface Write {
  name: string
  call: Mutation<never, unknown>
  args: unknown
}

const { oneOfMany: endpoint } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    oneOfMany: build.mutation<unknown, Write>({
      query: ({ name, call, args }) => ({
        name,
        call: { ...call, invalidatesTags: () => [], toasts: noToasts },
        args,
      }),
    }),
  }),
}).endpoints

/**
 * Sends one of many writes (ADMIN-17, ADMIN-26): without toasts, because the page lists the results, and without tags, or
 * each would make the list be requested again; the caller invalidates them after the last.
 * @param name of the call, for the log
 */
export const oneOfMany = <Args>(name: string, call: Mutation<Args, unknown>, args: Args) =>
  endpoint.initiate({ name, call, args }, { track: false })
