import { baseApi } from '#src/api/baseApi.ts'
import { call } from '#src/api/request.ts'
import { profileWireSchema, toProfile, type ProfileBody } from '#src/domain/profile.ts'

export const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /myprofile/{email}, without a bearer (ADMIN-5); null, {}, an empty body and 404 are an empty profile (DATA-8). */
    getProfile: build.query({
      query: (email: string) => call('getProfile', { email }),
      rawResponseSchema: profileWireSchema,
      transformResponse: toProfile,
      providesTags: (_profile, _error, email) => [{ type: 'Profile', id: email }],
    }),
    /** PUT /myprofile/{email}; 'refused' when the server does not acknowledge. */
    saveProfile: build.mutation<null, ProfileBody>({
      query: (body) => call('saveProfile', body),
      invalidatesTags: (_done, _error, { email }) => [{ type: 'Profile', id: email }],
    }),
  }),
})

export const { useGetProfileQuery, useSaveProfileMutation } = profilesApi
