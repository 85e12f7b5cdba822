import type { ApiError } from '#src/api/apiError.ts'
import type { Platform } from '#src/platform/ports.ts'

/** What every thunk and call of a store is given beside the state: its platform, and what is under way. */
export interface Extra {
  readonly platform: Platform
  /** How many calls that change data have ended so far. */
  finishedWrites: number
  /** The renewal of the access token that runs, for whom; all calls of that account that wait for a token share it (AUTH-6). */
  renewal: { accountId: string; token: Promise<string | ApiError> } | null
}

/** @returns what a new store is given */
export const makeExtra = (platform: Platform): Extra => ({ platform, finishedWrites: 0, renewal: null })
