import type { ReactNode } from 'react'
import { batch as copy } from '#src/copy/batch.ts'
import { ResultList } from '#src/design-system/blocks/batch/ResultList.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { ProgressBar } from '#src/design-system/components/ProgressBar.tsx'
import type { TextProps } from '#src/design-system/components/Text.tsx'
import type { Batch, BatchEndReason, BatchEntry, BatchEntryResult } from '#src/domain/batch.ts'

export interface BatchDialogProps<Item> {
  batch: Batch<Item> | null
  labels: {
    running: string
    ended: (done: number, total: number) => string
    listLabel: string
    results: Readonly<Record<BatchEntryResult, string>>
    endReasons: Readonly<Record<BatchEndReason, string>>
  }
  getName: (entry: BatchEntry<Item>) => string
  getKey?: (entry: BatchEntry<Item>) => string
  /** Advice shown once the batch has ended, unless all entries are done. */
  hint?: string
  /** A button shown before Close once the batch has ended. */
  action?: ReactNode
  onStop: () => void
  onClose: () => void
}

const tones: Partial<Record<BatchEntryResult, TextProps['tone']>> = {
  done: 'success',
  refused: 'danger',
  unknown: 'danger',
  sending: 'info',
}

/** Shows the progress of a batch with a Stop button and, once the batch has ended, the results. */
export function BatchDialog<Item>(props: BatchDialogProps<Item>) {
  const { batch, labels, getName, getKey = ({ id }) => id, hint = '', action, onStop, onClose } = props
  const { entries, isStopping, endReason } = batch ?? { entries: [], isStopping: false, endReason: null }
  const total = entries.length
  const isDone = ({ result }: BatchEntry<Item>) => result === 'done'
  const doneCount = entries.filter(isDone).length
  // Once the batch has ended, the entries that need attention move to the top.
  const sortedEntries =
    endReason === null ? entries : [...entries.filter((entry) => !isDone(entry)), ...entries.filter(isDone)]
  const completedCount = entries.filter(({ result }) => result !== 'waiting' && result !== 'sending').length
  const rows = sortedEntries.map((entry) => ({
    key: getKey(entry),
    name: getName(entry),
    note: labels.results[entry.result],
    tone: tones[entry.result],
    isCurrent: entry.result === 'sending',
  }))
  return (
    <Dialog
      open={batch !== null}
      role="alertdialog"
      title={endReason === null ? labels.running : labels.ended(doneCount, total)}
      description={
        <div role="status">
          {endReason !== null && `${labels.endReasons[endReason]} ${doneCount === total ? '' : hint}`.trim()}
        </div>
      }
      onClose={endReason === null ? onStop : onClose}
      actions={
        endReason === null ? (
          <Button key="stop" busy={isStopping} busyLabel={copy.stopping} onClick={onStop}>
            {copy.stop}
          </Button>
        ) : (
          <>
            {action}
            <Button key="close" tone="primary" onClick={onClose}>
              {copy.close}
            </Button>
          </>
        )
      }
    >
      <div>
        {endReason === null && (
          <ProgressBar label={copy.progress(completedCount, total)} value={completedCount / Math.max(total, 1)} />
        )}
        {/* At the end, the key resets the scroll position, so that the entries that need attention are in view. */}
        <ResultList key={endReason} label={labels.listLabel} rows={rows} />
      </div>
    </Dialog>
  )
}
