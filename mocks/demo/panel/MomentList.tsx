import { useState } from 'react'
import { viewerTexts } from '#mocks/demo/copy/guide.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import * as css from '#mocks/demo/panel/MomentList.css.ts'
import type { SavedMoment } from '#mocks/demo/moments.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

const copy = shareCopy.moments

export interface MomentListProps {
  moments: readonly SavedMoment[]
  /** A switch is under way: no moment can be opened. */
  busy: boolean
  onOpen: (name: string) => void
  onExport: (name: string) => void
  /** Called after the person has confirmed. */
  onRemove: (name: string) => void
}

/** @param ms since 1970 @returns e.g. `4 May, 09:30` */
const formatTime = (ms: number) =>
  new Date(ms).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** The saved moments, each to be opened, exported or deleted. */
export function MomentList({ moments, busy, onOpen, onExport, onRemove }: MomentListProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const { title, text, confirm, cancel } = copy.confirmRemove

  const action = (label: string, name: string, onClick: (name: string) => void, isBusy = false) => (
    <Button size="small" tone="link" busy={isBusy} onClick={() => onClick(name)}>
      {label} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )

  return (
    <Stack gap={8}>
      <FigureLabel>{copy.list}</FigureLabel>
      <ul role="list" className={css.list} aria-label={copy.list}>
        {moments.map(({ name, viewer, savedAt }) => (
          <li key={name} className={css.item}>
            <div className={css.name}>
              {name}
              <Text size="xsmall" tone="muted" weight="regular">
                {copy.details(viewer && viewerTexts[viewer].label, formatTime(savedAt))}
              </Text>
            </div>
            <div className={css.actions}>
              {action(copy.open, name, onOpen, busy)}
              {action(copy.export, name, onExport)}
              {action(copy.remove, name, setAsked)}
            </div>
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
          if (asked !== null) onRemove(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      >
        {text(asked ?? '')}
      </ConfirmDialog>
    </Stack>
  )
}
