import { baseApi, listId } from '#src/api/baseApi.ts'
import { call } from '#src/api/request.ts'
import type { AddPartBody } from '#src/domain/addPart.ts'
import { partListWireSchema, partWireSchema, toPart } from '#src/domain/part.ts'

export const partsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /parts: the catalogue in the server's order (DATA-10). */
    getParts: build.query({
      query: (_: void) => call('getParts', {}),
      rawResponseSchema: partListWireSchema,
      transformResponse(wires) {
        const parts = wires.map(toPart)
        // A frozen list is not walked by the store, which freezes what it is given: there may be 10,000 (SPEED-6).
        Object.freeze(parts)
        return parts
      },
      structuralSharing: false,
      providesTags: [{ type: 'Part', id: listId }],
    }),
    /** GET /part/{id}: 'notFound' for an unknown id, an empty answer included (ORDER-7). */
    getPart: build.query({
      query: (id: string) => call('getPart', { id }),
      rawResponseSchema: partWireSchema,
      transformResponse: toPart,
      providesTags: (_part, _error, id) => [{ type: 'Part', id }],
    }),
    /** POST /addparts; prices in dollars, as `toAddPartBody` writes them. */
    addPart: build.mutation<null, AddPartBody>({
      query: (body) => call('addPart', body),
      invalidatesTags: [{ type: 'Part', id: listId }],
    }),
  }),
})

export const { useGetPartsQuery, useGetPartQuery, useAddPartMutation } = partsApi
