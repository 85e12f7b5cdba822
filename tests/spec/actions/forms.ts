import type { FormAction } from '#tests/spec/actions/action.ts'
import { purchase } from '#tests/spec/actions/orders.ts'
import { addProduct } from '#tests/spec/actions/parts.ts'
import { sendMessage, updateProfile } from '#tests/spec/actions/people.ts'
import { sendReview } from '#tests/spec/actions/reviews.ts'
import { changePassword, login, signup } from '#tests/spec/actions/signIn.ts'

export const forms: Readonly<Record<string, FormAction>> = {
  Signup: signup,
  Login: login,
  Purchase: purchase,
  Review: sendReview,
  Profile: updateProfile,
  'Change password': changePassword,
  'Add part': addProduct,
  Contact: sendMessage,
}
