import type { ReactNode } from 'react'
import { stillWorking } from '#src/copy/waiting.ts'
import { LoadFailure } from '#src/design-system/blocks/LoadFailure.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import type { Loadable } from '#src/domain/loadable.ts'

export interface ListBodyProps<T> {
  list: Loadable<readonly T[]>
  /** What is being loaded, for the spinner. */
  loading: string
  /** Said above rows that could not be refreshed (S2, S6). */
  stale: string
  /** Stands in the rows' place when there are none (S3). */
  empty: ReactNode
  /** The table; only called with rows. */
  children: (rows: readonly T[]) => ReactNode
}

/** What is below the heading of every list page: the wait, the failure, nothing, or the rows (STATES S1 to S4). */
export function ListBody<T>({ list, loading, stale, empty, children }: ListBodyProps<T>) {
  if (list.state === 'loading') return <Spinner label={loading} slowLabel={stillWorking} space="section" />
  if (list.state === 'failed') return <LoadFailure reason={list.reason} onRetry={list.retry} level={2} />
  return (
    <Stack gap={16}>
      {list.stale && (
        <Notice tone="warning" live="status">
          {stale}
        </Notice>
      )}
      {list.value.length === 0 ? empty : children(list.value)}
    </Stack>
  )
}
