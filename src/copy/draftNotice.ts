/** Displayed if a form was restored after a reload or a login (AUTH-28). */
export const draftNotice = {
  back: 'Your draft is back.',
  backWithoutPicture: 'Your draft is back. Please choose the picture again.',
  clear: 'Clear form',
} as const
