/** Displayed after a form has been restored or reset (AUTH-28). */
export const draftNotice = {
  restored: 'Your draft is back.',
  restoredWithoutPicture: 'Your draft is back. Please choose the picture again.',
  submittedElsewhere: 'This form was reset because you submitted it in another tab.',
  clear: 'Clear form',
} as const
