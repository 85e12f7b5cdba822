import type { ReactNode } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What the action affects, by name, and that it cannot be undone (ADMIN-7). */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** danger: for an action that deletes something. */
  tone?: 'primary' | 'danger'
  onConfirm: () => void
  /** Called by the cancel button, Escape or a click outside. */
  onCancel: () => void
}

/** Asks for confirmation before an irreversible action. The cancel button gets the focus. */
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
