import { useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { SavedMoment } from '#mocks/demo/panel/savedMoments.ts'
import * as css from '#mocks/demo/panel/MomentList.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

const copy = shareCopy.moments

export interface MomentListProps {
  moments: readonly SavedMoment[]
  /** A switch is under way: no moment can be opened. */
  busy: boolean
  onOpen: (moment: SavedMoment) => void
  onExport: (moment: SavedMoment) => void
  /** Called after the person has confirmed. */
  onRemove: (moment: SavedMoment) => void
}

/** The saved moments, each to be opened, exported or deleted. */
export function MomentList({ moments, busy, onOpen, onExport, onRemove }: MomentListProps) {
  const [asked, setAsked] = useState<SavedMoment | null>(null)
  const { title, text, confirm, cancel } = copy.confirmRemove

  const action = (label: string, moment: SavedMoment, onClick: (moment: SavedMoment) => void) => (
    <Button size="small" tone="link" busy={busy} onClick={() => onClick(moment)}>
      {label} <VisuallyHidden>{moment.name}</VisuallyHidden>
    </Button>
  )

  return (
    <div>
      <FigureLabel>{copy.list}</FigureLabel>
      <ul className={css.list} aria-label={copy.list}>
        {moments.map((moment) => (
          <li key={moment.id} className={css.item}>
            <span className={css.name}>{moment.name}</span>
            <span className={css.actions}>
              {action(copy.open, moment, onOpen)}
              {action(copy.export, moment, onExport)}
              {action(copy.remove, moment, setAsked)}
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        tone="danger"
        title={title}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={() => {
          if (asked) onRemove(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      >
        {text(asked?.name ?? '')}
      </ConfirmDialog>
    </div>
  )
}
