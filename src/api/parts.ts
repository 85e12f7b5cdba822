import { acknowledged, list, value } from '#src/api/answer.ts'
import { defineCalls } from '#src/api/baseApi.ts'
import { get, listTag, post, rowTag } from '#src/api/call.ts'
import { partToasts } from '#src/copy/toasts.ts'
import { addPartBodySchema, toPart, partWireSchema } from '#src/domain/part.ts'
import { toast } from '#src/notifications/toast.ts'

export const partCalls = {
  getParts: get('/parts', {
    auth: 'anyone',
    answer: list(partWireSchema, toPart),
    providesTags: () => [listTag('Part')],
  }),

  getPart: get('/part/{id}', {
    auth: 'anyone',
    answer: value(partWireSchema, toPart),
    ifMissing: 'notFound',
    providesTags: ({ id }) => [rowTag('Part', id)],
  }),

  addPart: post('/addparts', {
    auth: 'admin',
    body: addPartBodySchema,
    answer: acknowledged,
    invalidatesTags: () => [listTag('Part')],
    toasts: { done: toast.success(partToasts.added), other: toast.error(partToasts.notAdded) },
  }),
}

export const partsApi = defineCalls(partCalls)
export const { useGetPartsQuery, useGetPartQuery, useAddPartMutation } = partsApi
