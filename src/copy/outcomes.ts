import { signInErrors } from '#src/copy/signInErrors.ts'

/** What toasts say (SHOP-8, PAGE-8), word for word; `// sic` marks what the specification misspells. */
export const outcomeTexts = {
  purchaseDone: 'Purchase Successfully', // sic
  somethingIsWrong: 'Something is Wrong',
  deleted: 'Deleting Successfully', // sic
  network: 'Something went wrong',
  reviewDone: 'Your Reviews Successfully Done', // sic
  reviewFailed: 'Something want Wrong', // sic
  profileDone: 'Your Profile Update Success', // sic
  paymentRecorded: 'Payment sent successfully',
  adminDone: 'Admin Permission Conform', // sic
  adminForbidden: "You Don't Have Permission for This Action",
  partDone: 'Part Add Successfully', // sic
  partFailed: 'Something Wrong Please Check', // sic
  orderDeleted: 'Order Delete', // sic
  orderNotDeleted: 'something want wrong', // sic
  shipped: 'Product shipped',
  reviewDeleted: 'Review Delete Successfully', // sic
  reviewNotDeleted: "something want's wrong", // sic
  upsertFailed: 'User Up-Seart Failed', // sic
  badAuthorization: 'Bad Authorization',
  googleCanceled: 'Google Sign In Canceled By User',
  resetSent: 'Reset Password Email Sended', // sic
  signupFailed: signInErrors.signupOther,
  storageBlocked: 'This browser stores nothing, so you stay logged in on this tab only',
  orderAlreadyPaid: 'This order has been paid in the meantime, so it was not deleted',
  orderBeingPaid: 'A payment for this order has begun, so it was not deleted',
  orderNotRead: 'This order could not be checked, so it was not deleted',
} as const

/** What screen readers call the place where toasts appear; Alt+T moves the focus there. */
export const toastsLabel = 'Notifications Alt+T'
