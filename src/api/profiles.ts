import { acknowledgedParser, createValueParser } from '#src/api/parseResponse.ts'
import { defineGet, definePut, createRowTag } from '#src/api/call.ts'
import { defineCalls } from '#src/api/baseApi.ts'
import { profileToasts } from '#src/copy/toasts.ts'
import { profileBodySchema, profileWireSchema, toProfile } from '#src/domain/profile.ts'
import { toast } from '#src/lib/toast.ts'

export const profileCalls = {
  /** Null, {}, an empty body and 404 all mean an empty profile (DATA-8). */
  getProfile: defineGet('/myprofile/{email}', {
    auth: 'anyone',
    response: createValueParser(profileWireSchema, toProfile),
    notFoundIs: 'empty',
    providesTags: ({ email }) => [createRowTag('Profile', email)],
  }),

  saveProfile: definePut('/myprofile/{email}', {
    auth: 'bearer',
    body: profileBodySchema,
    response: acknowledgedParser,
    invalidatesTags: ({ email }) => [createRowTag('Profile', email)],
    toasts: { done: toast.success(profileToasts.saved) },
  }),
}

export const profilesApi = defineCalls(profileCalls)
export const { useGetProfileQuery, useSaveProfileMutation } = profilesApi
