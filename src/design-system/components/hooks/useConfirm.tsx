import { useState, type ReactNode } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { afterPaint } from '#src/design-system/components/lib/afterPaint.ts'

/** The content of the dialog. `text` must name what the action affects (ADMIN-7). */
export interface Confirmation {
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** danger: for an action that deletes something. */
  tone: 'primary' | 'danger'
  onConfirm: () => void
}

/**
 * Requires confirmation before an irreversible action. The cancel button receives focus.
 * @returns a function that opens the dialog, and the dialog
 */
export function useConfirm() {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const close = () => setConfirmation(null)
  // Close the dialog before the action starts, so that a second click can't send a second request.
  const confirm = () => {
    close()
    confirmation?.onConfirm()
  }
  const dialog = (
    <Dialog
      open={confirmation !== null}
      onClose={close}
      role="alertdialog"
      title={confirmation?.title}
      description={confirmation?.text}
      actions={
        <>
          <Button onClick={close}>{confirmation?.cancelLabel}</Button>
          <Button tone={confirmation?.tone ?? 'primary'} onClick={confirm}>
            {confirmation?.confirmLabel}
          </Button>
        </>
      }
    />
  )
  return [(newConfirmation: Confirmation) => afterPaint(() => setConfirmation(newConfirmation)), dialog] as const
}
