import { accessToken } from '#src/api/confirmation.ts'
import { put } from '#src/api/mutation.ts'
import { signInToasts } from '#src/copy/signInPages.ts'
import { userBodySchema } from '#src/domain/user.ts'
import { error } from '#src/notifications/toast.ts'

/**
 * PUT /user/{email}, only ever with the signed-in user's own email (ADMIN-6). In a file of its own, because the token
 * renewal in `bearer.ts` sends it too (AUTH-6).
 * @returns the access token; 'refused' when the answer has none (DATA-5)
 */
export const upsertUser = put('/user/{email}', {
  access: 'anyone',
  body: userBodySchema,
  answer: accessToken,
  toasts: { done: null, other: error(signInToasts.upsertFailed) },
})
