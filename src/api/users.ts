import { list } from '#src/api/answer.ts'
import { listTag, rowTag } from '#src/api/call.ts'
import { modifiedCount } from '#src/api/confirmation.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { put } from '#src/api/mutation.ts'
import { get } from '#src/api/query.ts'
import { callToasts, userToasts } from '#src/copy/toasts.ts'
import { toUnreadableUser, toUser, userWireSchema } from '#src/domain/user.ts'
import { success, warning } from '#src/notifications/toast.ts'

export const userCalls = {
  /** GET /allusers, without a token (ADMIN-5). */
  getUsers: get('/allusers', {
    access: 'anyone',
    answer: list(userWireSchema, toUser, toUnreadableUser),
    providesTags: () => [listTag('User')],
  }),

  /** PUT /user/admin/{email}; 'forbidden' on 403 (AUTH-7). */
  makeAdmin: put('/user/admin/{email}', {
    access: 'admin',
    answer: modifiedCount,
    invalidatesTags: ({ email }) => [listTag('User'), rowTag('Admin', email)],
    toasts: {
      done: success(userToasts.adminMade),
      refused: warning(callToasts.failed),
      forbidden: warning(userToasts.adminForbidden),
    },
  }),
}

export const usersApi = injectCalls(userCalls)
export const { useGetUsersQuery, useMakeAdminMutation } = usersApi
