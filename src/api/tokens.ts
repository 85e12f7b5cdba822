import { definePut } from '#src/api/call.ts'
import { accessTokenParser } from '#src/api/parseResponse.ts'
import { callToasts } from '#src/copy/toasts.ts'
import { userBodySchema } from '#src/domain/user.ts'
import { toast } from '#src/lib/toast.ts'

export const tokenCalls = {
  /**
   * Creates or updates the user's row and returns an access token, after a sign-in and to renew the token. It is sent only with
   * the signed-in user's own email (ADMIN-6).
   */
  upsertUser: definePut('/user/{email}', {
    auth: 'anyone',
    body: userBodySchema,
    response: accessTokenParser,
    toasts: { done: null, failed: toast.error(callToasts.upsertFailed) },
  }),
}
