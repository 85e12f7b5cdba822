import { isApiError } from '#src/api/apiError.ts'
import type { SaveStatus, SendStatus } from '#src/domain/status.ts'

interface MutationResult {
  isLoading: boolean
  isSuccess: boolean
  isError: boolean
  error?: unknown
}

/** Converts a mutation's result to the status that a form shows. */
export function toSaveStatus(mutation: MutationResult): SaveStatus {
  if (mutation.isLoading) return 'busy'
  if (mutation.isSuccess) return 'done'
  return mutation.isError ? 'failed' : 'idle'
}

/** Whether a call that failed may have been carried out: its answer is lost or can't be read (ORDER-6). */
export const mayHaveGoneThrough = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'server' || error.kind === 'contract')

/** Converts the result of a mutation that makes a second one of what is sent twice. */
export const toSendStatus = (mutation: MutationResult): SendStatus =>
  mutation.isError && mayHaveGoneThrough(mutation.error) ? 'unknown' : toSaveStatus(mutation)
