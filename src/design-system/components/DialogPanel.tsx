import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Dialog.css.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { lockScroll, useFocusReturn } from '#src/design-system/components/lib/modal.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface DialogProps {
  open: boolean
  /** Called on Escape or a click outside. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons. In a medium dialog, the first button receives focus if nothing above it is focusable. */
  actions: ReactNode
  /** alertdialog: for a decision that the user must make before continuing. */
  role?: 'dialog' | 'alertdialog'
  /**
   * medium: for a decision. wide: for facts with buttons beside them. large: for reading, with buttons that stay in view while
   * the text scrolls. A wide or large dialog is focused itself, so that screen readers start at its title.
   */
  size?: 'medium' | 'wide' | 'large'
  /** The accessible name of the close button in the corner. Without it, there is no close button. */
  closeLabel?: string
}

/**
 * A modal dialog for a decision or a small task. It has its own backdrop because Radix's Overlay inserts a style element,
 * which the content security policy forbids.
 */
export function DialogPanel(props: DialogProps) {
  const { open, onClose, title, description, children, actions, role = 'dialog', size = 'medium', closeLabel } = props
  const focusHandlers = useFocusReturn(size !== 'medium')
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <div className={css.backdrop} />
        <Radix.Content
          {...focusHandlers}
          {...(description === undefined && { 'aria-describedby': undefined })}
          role={role}
          aria-modal
          className={cx(css.dialog, css.size[size])}
          ref={lockScroll}
        >
          {closeLabel !== undefined && (
            <div className={css.closeButton}>
              <Radix.Close asChild>
                <IconButton icon="close" label={closeLabel} />
              </Radix.Close>
            </div>
          )}
          <div className={cx(css.header, closeLabel !== undefined && css.headerBesideCloseButton)}>
            <Radix.Title asChild>
              <Heading level={2}>{title}</Heading>
            </Radix.Title>
            {description !== undefined && (
              <Radix.Description asChild>
                <div className={css.description}>{description}</div>
              </Radix.Description>
            )}
          </div>
          {children}
          <div className={cx(css.actions, size === 'large' && css.stickyActions)}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
