import { value } from '#src/api/answer.ts'
import { rowTag } from '#src/api/call.ts'
import { acknowledged } from '#src/api/confirmation.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { put } from '#src/api/mutation.ts'
import { get } from '#src/api/query.ts'
import { userToasts } from '#src/copy/toasts.ts'
import { profileBodySchema, profileWireSchema, toProfile } from '#src/domain/profile.ts'
import { success } from '#src/notifications/toast.ts'

export const profileCalls = {
  /** GET /myprofile/{email}, without a token (ADMIN-5). null, {}, an empty body and 404 mean an empty profile (DATA-8). */
  getProfile: get('/myprofile/{email}', {
    access: 'anyone',
    answer: value(profileWireSchema, toProfile),
    ifMissing: 'empty',
    providesTags: ({ email }) => [rowTag('Profile', email)],
  }),

  /** PUT /myprofile/{email}. */
  saveProfile: put('/myprofile/{email}', {
    access: 'bearer',
    body: profileBodySchema,
    answer: acknowledged,
    invalidatesTags: ({ email }) => [rowTag('Profile', email)],
    toasts: { done: success(userToasts.profileSaved) },
  }),
}

export const profilesApi = injectCalls(profileCalls)
export const { useGetProfileQuery, useSaveProfileMutation } = profilesApi
