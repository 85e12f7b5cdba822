import type { Ref } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import * as css from '#mocks/demo/panel/Badge.css.ts'
import { Status, type StatusProps } from '#mocks/demo/panel/Status.tsx'
import { lettering } from '#src/design-system/theme/text.css.ts'
import { graphite } from '#src/design-system/theme/graphite.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface BadgeProps extends StatusProps {
  /** Whether the panel is open. */
  isOpen: boolean
  /** Opens and closes the panel. */
  onToggle: () => void
  ref?: Ref<HTMLButtonElement>
}

/** The demo's button at the lower left of the window: its state in a few words. It opens and closes the panel. */
export function Badge({ isOpen, onToggle, ref, ...status }: BadgeProps) {
  const isFailing = status.state.changedDials > 0
  return (
    <button
      ref={ref}
      type="button"
      className={join(graphite, css.badge)}
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+Shift+X Meta+Shift+X"
      onClick={() => onToggle()}
    >
      <span className={join(css.dot, isFailing && css.failing)} />
      <span className={join(lettering, css.name)}>{panelCopy.name}</span>
      <Status {...status} />
    </button>
  )
}
