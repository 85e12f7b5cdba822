import { makeProfile } from '#mocks/seed/builders.ts'
import type { profileCalls } from '#src/api/profiles.ts'
import { toast } from '#src/notifications/toast.ts'
import { updateProfile } from '#tests/spec/actions/people.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'

export const profileCases: CallCases<typeof profileCalls> = {
  getProfile: {
    spec: 'GET {api}/myprofile/{email} | none | profile',
    auth: 'anyone',
    answer: makeProfile(),
    made: { on: 'profile', as: 'customer', failed: { notFound: 'Your details' } },
  },
  saveProfile: {
    spec: 'PUT {api}/myprofile/{email} (bearer) | education, address, linkedin, country, phone, name, email | acknowledged',
    auth: 'bearer',
    answer: { acknowledged: true },
    rereads: ['/myprofile/a'],
    toasts: { done: toast.success('Your Profile Update Success') },
    made: updateProfile,
  },
}
