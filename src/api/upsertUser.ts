import { accessToken } from '#src/api/confirmation.ts'
import { put } from '#src/api/mutation.ts'
import { signInToasts } from '#src/copy/signInToasts.ts'
import { userBodySchema } from '#src/domain/user.ts'
import { error } from '#src/notifications/toast.ts'

/**
 * PUT /user/{email}, for the signed-in user's own address only (ADMIN-6). Apart from `access.ts`, for the renewal of the
 * token sends it too (AUTH-6).
 * @returns the access token; 'refused' without one (DATA-5)
 */
export const upsertUser = put('/user/{email}', {
  access: 'anyone',
  body: userBodySchema,
  answer: accessToken,
  toasts: { done: null, other: error(signInToasts.upsertFailed) },
})
