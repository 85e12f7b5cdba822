import { parts } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/parts/SnapshotNote.css.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { useFormattedMoment } from '#src/design-system/components/hooks/useFormattedMoment.ts'
import type { Snapshot } from '#src/domain/status.ts'
import { formatDay } from '#src/lib/formatMoment.ts'

const copy = parts.snapshot

/** Whether the request for the list has failed for good. While the server is waking, the request is retried automatically (NET-11). */
const hasUpdateFailed = ({ apiList }: Snapshot) => apiList.state === 'failed' && apiList.reason !== 'waking'

/** Until hydration, `takenAtText` is null and nothing is being updated, so the message contains only the day of the snapshot. */
function getSnapshotMessage(snapshot: Snapshot, takenAtText: string | null): string {
  const { takenAt, isOutdated, apiList } = snapshot
  if (hasUpdateFailed(snapshot)) return isOutdated || takenAtText === null ? copy.failed : copy.failedSince(takenAtText)
  // If a later refresh fails, a status bar reports it.
  if (apiList.state === 'ready') return apiList.stale ? '' : copy.updated
  if (isOutdated) return copy.outdated
  return takenAtText === null ? copy.asOf(formatDay(takenAt)) : copy.updating(takenAtText)
}

/** Shows how old prices and stock are while they are being updated, and then the result of the request (DATA-20). */
export function SnapshotNote({ snapshot }: { snapshot: Snapshot }) {
  const { apiList } = snapshot
  const takenAtText = useFormattedMoment(snapshot.takenAt)
  return (
    <div role="status" className={css.note}>
      <MutedText>{getSnapshotMessage(snapshot, takenAtText)}</MutedText>
      {hasUpdateFailed(snapshot) && apiList.state === 'failed' && (
        <div className={css.retry}>
          <TextButton onClick={apiList.retry}>{copy.retry}</TextButton>
        </div>
      )}
    </div>
  )
}
