import type { Saving } from '#src/domain/saving.ts'

/** A mutation as a form sees it. */
export function toSaving(sent: { isLoading: boolean; isSuccess: boolean; isError: boolean }): Saving {
  if (sent.isLoading) return 'busy'
  if (sent.isSuccess) return 'done'
  return sent.isError ? 'failed' : 'idle'
}
