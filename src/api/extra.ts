import type { ApiError } from '#src/api/apiError.ts'
import type { Platform } from '#src/platform/ports.ts'

/** The `extra` argument of a store's thunks and calls: its platform, and state that needs no rendering. */
export interface Extra {
  readonly platform: Platform
  /** Number of data-changing calls that have ended. */
  finishedWrites: number
  /** The pending token renewal, which all calls of that account share (AUTH-6); null when none is pending. */
  renewal: { accountId: string; token: Promise<string | ApiError> } | null
}

/** @returns the `extra` of a new store */
export const makeExtra = (platform: Platform): Extra => ({ platform, finishedWrites: 0, renewal: null })
