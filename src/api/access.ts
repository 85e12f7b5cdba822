import { value } from '#src/api/answer.ts'
import { rowTag } from '#src/api/call.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { get } from '#src/api/query.ts'
import { upsertUser } from '#src/api/upsertUser.ts'
import { adminWireSchema } from '#src/domain/user.ts'

export const accessCalls = {
  upsertUser,

  /** GET /admin/{email}: true for admins. A failed call does not mean "not an admin" (ADMIN-1). */
  getAdmin: get('/admin/{email}', {
    access: 'bearer',
    answer: value(adminWireSchema, ({ isAdmin }) => isAdmin),
    providesTags: ({ email }) => [rowTag('Admin', email)],
  }),
}

export const accessApi = injectCalls(accessCalls)
export const { useGetAdminQuery } = accessApi
