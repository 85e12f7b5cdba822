import type { SaveStatus } from '#src/domain/saveStatus.ts'

/** A mutation as a form sees it. */
export function toSaveStatus(sent: { isLoading: boolean; isSuccess: boolean; isError: boolean }): SaveStatus {
  if (sent.isLoading) return 'busy'
  if (sent.isSuccess) return 'done'
  return sent.isError ? 'failed' : 'idle'
}
