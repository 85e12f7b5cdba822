import type { ReactNode } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** Names the thing and says what can't be undone (ADMIN-7). */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'primary' | 'danger'
  onConfirm: () => void
  /** The button, Escape or a press beside it. */
  onCancel: () => void
}

/** Asks before something that can't be taken back; the way out has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'primary', onConfirm, onCancel } = props
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      description={children}
      actions={
        <>
          <Button tone="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
