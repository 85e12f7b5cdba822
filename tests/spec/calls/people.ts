import { makeProfile, makeUser } from '#mocks/seed/builders.ts'
import type { profileCalls } from '#src/api/profiles.ts'
import type { tokenCalls } from '#src/api/tokens.ts'
import type { userCalls } from '#src/api/users.ts'
import { toast } from '#src/lib/toast.ts'
import { promoteAction, saveProfileAction } from '#tests/spec/actions/people.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'

const checkFailedText = 'We couldn’t check your account'

export const userCases: CallCases<typeof tokenCalls & typeof userCalls> = {
  upsertUser: {
    spec: 'PUT {api}/user/{email} | email, name | array: first item acknowledged, second item accessToken; token is saved',
    response: [{ acknowledged: true }, { accessToken: 'token' }],
    refetchedUrls: [],
    toasts: { done: null, else: toast.error('User Up-Seart Failed') },
    trigger: { page: 'profile', as: 'customer', failureTexts: { else: checkFailedText } },
    retry: null,
  },
  getAdmin: {
    spec: 'GET {api}/admin/{email} (bearer) | none | isAdmin',
    response: { isAdmin: false },
    trigger: { page: 'manageAllOrders', as: 'admin', failureTexts: { else: checkFailedText } },
  },
  getUsers: {
    spec: 'GET {api}/allusers | none | list of users',
    response: [{ ...makeUser(), image: 'rotor.avif', role: 'admin' }],
    trigger: { page: 'manageUsers', as: 'admin' },
  },
  makeAdmin: {
    spec: 'PUT {api}/user/admin/{email} (bearer) | none | modifiedCount',
    response: { modifiedCount: 1 },
    refetchedUrls: ['/allusers', '/admin/a'],
    toasts: {
      done: toast.success('Admin Permission Conform'),
      refused: toast.warning('Something is Wrong'),
      notFound: toast.warning('This user no longer exists'),
      forbidden: toast.warning("You Don't Have Permission for This Action"),
    },
    trigger: promoteAction,
  },
}

export const profileCases: CallCases<typeof profileCalls> = {
  getProfile: {
    spec: 'GET {api}/myprofile/{email} | none | profile',
    response: makeProfile(),
    trigger: { page: 'profile', as: 'customer', failureTexts: { notFound: 'Your details' } },
  },
  saveProfile: {
    spec: 'PUT {api}/myprofile/{email} (bearer) | education, address, linkedin, country, phone, name, email | acknowledged',
    response: { acknowledged: true },
    refetchedUrls: ['/myprofile/a'],
    toasts: { done: toast.success('Your Profile Update Success') },
    trigger: saveProfileAction,
  },
}
