import type { FormAction } from '#tests/spec/actions/action.ts'
import { purchaseAction } from '#tests/spec/actions/orders.ts'
import { addPartAction } from '#tests/spec/actions/parts.ts'
import { sendMessageAction, saveProfileAction } from '#tests/spec/actions/people.ts'
import { sendReviewAction } from '#tests/spec/actions/reviews.ts'
import { changePasswordAction, loginAction, signupAction } from '#tests/spec/actions/signIn.ts'

export const formActions: Readonly<Record<string, FormAction>> = {
  Signup: signupAction,
  Login: loginAction,
  Purchase: purchaseAction,
  Review: sendReviewAction,
  Profile: saveProfileAction,
  'Change password': changePasswordAction,
  'Add part': addPartAction,
  Contact: sendMessageAction,
}
