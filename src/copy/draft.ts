/** A form whose texts are back after a reload or another login (AUTH-28). */
export const draft = {
  back: 'What you wrote before is back.',
  backWithoutPicture: 'What you wrote before is back. Please choose the picture again.',
  clear: 'Clear the form',
} as const
