import { isApiError } from '#src/api/apiError.ts'
import type { SendStatus } from '#src/domain/status.ts'

export type MutationResult = Record<'isLoading' | 'isSuccess' | 'isError', boolean> & {
  error?: unknown
  /** Whether the request is still running after its time limit. */
  isTimedOut?: boolean
}

/**
 * Whether a mutation may have succeeded although it failed. Its response was lost, reported a temporary fault, or can't be parsed
 * (ORDER-6).
 */
export const mayHaveSucceeded = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'server' || error.kind === 'contract')

export function toSendStatus({ isLoading, isSuccess, isError, isTimedOut, error }: MutationResult): SendStatus {
  if (isLoading) return isTimedOut ? 'unknown' : 'busy'
  if (isSuccess) return 'done'
  if (!isError) return 'idle'
  return mayHaveSucceeded(error) ? 'unknown' : 'failed'
}
