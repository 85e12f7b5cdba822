import { baseApi, listId } from '#src/api/baseApi.ts'
import { call } from '#src/api/request.ts'
import { adminWireSchema, toUser, userListWireSchema, type UserBody } from '#src/domain/user.ts'

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * PUT /user/{email}, for the signed-in user's own address only (ADMIN-6): the session flow's call.
     * @returns the access token; 'refused' without one (DATA-5)
     */
    upsertUser: build.mutation<string, UserBody>({
      query: (body) => call('upsertUser', body),
    }),
    /** GET /admin/{email}: true for admins. A failure is no "no" (ADMIN-1). */
    getAdmin: build.query({
      query: (email: string) => call('getAdmin', { email }),
      rawResponseSchema: adminWireSchema,
      transformResponse: ({ isAdmin }) => isAdmin,
      providesTags: (_isAdmin, _error, email) => [{ type: 'Admin', id: email }],
    }),
    /** GET /allusers, without a bearer (ADMIN-5). */
    getUsers: build.query({
      query: (_: void) => call('getUsers', {}),
      rawResponseSchema: userListWireSchema,
      transformResponse: (users) => users.map(toUser),
      structuralSharing: false,
      providesTags: [{ type: 'User', id: listId }],
    }),
    /** PUT /user/admin/{email}; 'forbidden' on 403 (SHOP-6, AUTH-7), 'refused' when nothing was modified. */
    makeAdmin: build.mutation<null, string>({
      query: (email) => call('makeAdmin', { email }),
      invalidatesTags: (_done, _error, email) => [
        { type: 'User', id: listId },
        { type: 'Admin', id: email },
      ],
    }),
  }),
})

export const { useGetAdminQuery, useGetUsersQuery, useMakeAdminMutation } = usersApi
