import type { ReactNode } from 'react'
import { batch as copy } from '#src/copy/batch.ts'
import { ResultList } from '#src/design-system/blocks/batch/ResultList.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { ProgressBar } from '#src/design-system/components/ProgressBar.tsx'
import type { TextProps } from '#src/design-system/components/Text.tsx'
import type { Batch, BatchEndReason, BatchEntry, BatchResult } from '#src/domain/batch.ts'

export interface BatchDialogProps<Item> {
  /** null shows nothing. */
  batch: Batch<Item> | null
  texts: {
    running: string
    ended: (done: number, total: number) => string
    listLabel: string
    results: Readonly<Record<BatchResult, string>>
    ends: Readonly<Record<BatchEndReason, string>>
  }
  nameOf: (entry: BatchEntry<Item>) => string
  keyOf?: (entry: BatchEntry<Item>) => string
  /** What else there is to know at the end, unless all is done. */
  hint?: string
  /** A button of the end, before Close. */
  action?: ReactNode
  onStop: () => void
  onClose: () => void
}

const tones: Partial<Record<BatchResult, TextProps['tone']>> = {
  done: 'success',
  refused: 'danger',
  unknown: 'danger',
  sending: 'info',
}

/** A batch that is running: how many are sent, a result for each, and Stop; at its end, the results. */
export function BatchDialog<Item>(props: BatchDialogProps<Item>) {
  const { batch, texts, nameOf, keyOf = ({ id }) => id, hint = '', action, onStop, onClose } = props
  const { entries, isStopping, endReason } = batch ?? { entries: [], isStopping: false, endReason: null }
  const total = entries.length
  const isDone = ({ result }: BatchEntry<Item>) => result === 'done'
  const done = entries.filter(isDone).length
  // At the end, what needs a look comes first.
  const listed =
    endReason === null ? entries : [...entries.filter((entry) => !isDone(entry)), ...entries.filter(isDone)]
  const sent = entries.filter(({ result }) => result !== 'waiting' && result !== 'sending').length
  const rows = listed.map((entry) => ({
    key: keyOf(entry),
    name: nameOf(entry),
    note: texts.results[entry.result],
    tone: tones[entry.result],
    isCurrent: entry.result === 'sending',
  }))
  return (
    <Dialog
      open={batch !== null}
      role="alertdialog"
      title={endReason === null ? texts.running : texts.ended(done, total)}
      description={
        <div role="status">{endReason !== null && `${texts.ends[endReason]} ${done === total ? '' : hint}`.trim()}</div>
      }
      onClose={endReason === null ? onStop : onClose}
      actions={
        endReason === null ? (
          <Button key="stop" tone="secondary" busy={isStopping} busyLabel={copy.stopping} onClick={onStop}>
            {copy.stop}
          </Button>
        ) : (
          <>
            {action}
            <Button key="close" onClick={onClose}>
              {copy.close}
            </Button>
          </>
        )
      }
    >
      <div>
        {endReason === null && <ProgressBar label={copy.progress(sent, total)} value={sent / Math.max(total, 1)} />}
        {/* At the end another list, at its top: what needs a look. */}
        <ResultList key={endReason} label={texts.listLabel} rows={rows} />
      </div>
    </Dialog>
  )
}
