import { list, value } from '#src/api/answer.ts'
import { listTag, rowTag } from '#src/api/call.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { get } from '#src/api/query.ts'
import { toPart, partWireSchema } from '#src/domain/part.ts'

// Mutations are in partMutations.ts, which a visitor's first load does not need (SPEED-1).

export const partCalls = {
  /** GET /parts: the whole catalogue. */
  getParts: get('/parts', {
    access: 'anyone',
    answer: list(partWireSchema, toPart),
    providesTags: () => [listTag('Part')],
  }),

  /** GET /part/{id}: 'notFound' for an unknown id. */
  getPart: get('/part/{id}', {
    access: 'anyone',
    answer: value(partWireSchema, toPart),
    ifMissing: 'notFound',
    providesTags: ({ id }) => [rowTag('Part', id)],
  }),
}

export const partsApi = injectCalls(partCalls)
export const { useGetPartsQuery, useGetPartQuery } = partsApi
