import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Dialog.css.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { lockScroll } from '#src/design-system/components/lockScroll.ts'
import { useFocusReturn } from '#src/design-system/components/useFocusReturn.ts'

export interface DialogProps {
  open: boolean
  /** Escape or a press beside it. */
  onClose: () => void
  title: string
  /** What it is about; read with the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons; the first one gets the focus when nothing else in the dialog can. */
  actions: ReactNode
  /** alertdialog: it asks for an answer. */
  role?: 'dialog' | 'alertdialog'
}

/**
 * A question or a small task above the page, which is locked meanwhile. The backdrop is ours: Radix's Overlay writes a
 * style element, which the security policy forbids.
 */
export function Dialog({ open, onClose, title, description, children, actions, role = 'dialog' }: DialogProps) {
  const focus = useFocusReturn()
  const described = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className={css.backdrop} />
        <Radix.Content {...focus} {...described} role={role} aria-modal className={css.dialog} ref={lockScroll}>
          <div className={css.words}>
            <Radix.Title asChild>
              <div>
                <Heading level={2} size="title">
                  {title}
                </Heading>
              </div>
            </Radix.Title>
            {description !== undefined && (
              <Radix.Description asChild>
                <div className={css.description}>{description}</div>
              </Radix.Description>
            )}
          </div>
          {children}
          <div className={css.actions}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
