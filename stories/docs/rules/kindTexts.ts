import type { ApiErrorKind } from '#src/api/apiError.ts'

/** What the shop does with each kind of failure. */
export const kindTexts: Record<ApiErrorKind, string> = {
  network: 'Says that the network failed, and offers “Try again”.',
  expired: 'Asks once for a new access token and repeats the call; if that does not help, asks to log in again.',
  forbidden: 'Says that this is not allowed. Nobody is signed out.',
  notFound: 'Says that it was not found, with a way back.',
  refused: 'Says that nothing was changed, and reads the data again.',
  server: 'Says that it failed, and offers “Try again”.',
  contract: 'Says that it failed, and offers “Try again”. Shows nothing of the answer.',
}
