import type { SaveStatus } from '#src/domain/saveStatus.ts'

/** Converts a mutation's result to the status that a form shows. */
export function toSaveStatus(mutation: { isLoading: boolean; isSuccess: boolean; isError: boolean }): SaveStatus {
  if (mutation.isLoading) return 'busy'
  if (mutation.isSuccess) return 'done'
  return mutation.isError ? 'failed' : 'idle'
}
