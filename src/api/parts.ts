import { acknowledgedParser, createListParser, createValueParser } from '#src/api/parseResponse.ts'
import { defineCalls, type ApiState } from '#src/api/baseApi.ts'
import { defineGet, createListTag, definePost, createRowTag } from '#src/api/call.ts'
import { partToasts } from '#src/copy/toasts.ts'
import { addPartBodySchema, toPart, partWireSchema, type Part } from '#src/domain/part.ts'
import { toast } from '#src/lib/toast.ts'

export const partCalls = {
  getParts: defineGet('/parts', {
    auth: 'anyone',
    response: createListParser(partWireSchema, toPart),
    providesTags: () => [createListTag('Part')],
  }),

  getPart: defineGet('/part/{id}', {
    auth: 'anyone',
    response: createValueParser(partWireSchema, toPart),
    emptyBodyIs: 'notFound',
    providesTags: ({ id }) => [createRowTag('Part', id)],
  }),

  addPart: definePost('/addparts', {
    auth: 'admin',
    body: addPartBodySchema,
    response: acknowledgedParser,
    invalidatesTags: () => [createListTag('Part')],
    toasts: { done: toast.success(partToasts.added), failed: toast.error(partToasts.notAdded) },
  }),
}

export const partsApi = defineCalls(partCalls)

const selectParts = partsApi.endpoints.getParts.select()

/** Finds a part in the cached list, without a request. */
export const selectListedPart = (state: ApiState, id: string | null): Part | undefined =>
  selectParts(state).data?.find((part) => part.id === id)

export const { useGetPartsQuery, useGetPartQuery, useAddPartMutation } = partsApi
