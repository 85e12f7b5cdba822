import { createListParser, modifiedCountParser, createValueParser } from '#src/api/parseResponse.ts'
import { defineCalls } from '#src/api/baseApi.ts'
import { defineGet, createListTag, definePut, createRowTag } from '#src/api/call.ts'
import { adminWireSchema, toUnreadableUser, toUser, userWireSchema } from '#src/domain/user.ts'
import { toast } from '#src/lib/toast.ts'
import { userToasts } from '#src/copy/userToasts.ts'
import { callToasts } from '#src/copy/toasts.ts'

export const userCalls = {
  /** If this call fails, the user may still be an admin (ADMIN-1). */
  getAdmin: defineGet('/admin/{email}', {
    auth: 'bearer',
    response: createValueParser(adminWireSchema, ({ isAdmin }) => isAdmin),
    needsUserRow: true,
    providesTags: ({ email }) => [createRowTag('Admin', email)],
  }),

  getUsers: defineGet('/allusers', {
    auth: 'anyone',
    response: createListParser(userWireSchema, toUser, toUnreadableUser),
    providesTags: () => [createListTag('User')],
  }),

  makeAdmin: definePut('/user/admin/{email}', {
    auth: 'admin',
    response: modifiedCountParser,
    invalidatesTags: ({ email }) => [createListTag('User'), createRowTag('Admin', email)],
    toasts: {
      done: toast.success(userToasts.adminMade),
      unchanged: toast.info(userToasts.alreadyAdmin),
      refused: toast.warning(callToasts.failed),
      forbidden: toast.warning(userToasts.adminForbidden),
      notFound: toast.warning(userToasts.gone),
    },
  }),
}

export const usersApi = defineCalls(userCalls)
export const { useGetAdminQuery, useGetUsersQuery, useMakeAdminMutation } = usersApi
