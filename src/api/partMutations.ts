import { listTag } from '#src/api/call.ts'
import { acknowledged } from '#src/api/confirmation.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { post } from '#src/api/mutation.ts'
import { partToasts } from '#src/copy/toasts.ts'
import { addPartBodySchema } from '#src/domain/part.ts'
import { error, success } from '#src/notifications/toast.ts'

export const partMutationCalls = {
  /** POST /addparts; price in dollars, see `toAddPartBody`. */
  addPart: post('/addparts', {
    access: 'admin',
    body: addPartBodySchema,
    answer: acknowledged,
    invalidatesTags: () => [listTag('Part')],
    toasts: { done: success(partToasts.added), other: error(partToasts.notAdded) },
  }),
}

export const partMutationsApi = injectCalls(partMutationCalls)
export const { useAddPartMutation } = partMutationsApi
