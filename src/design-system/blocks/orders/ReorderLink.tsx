import type { MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { reorder as copy } from '#src/copy/orderTabs.ts'
import { buttonClassName } from '#src/design-system/components/Button.tsx'

export interface ReorderLinkProps {
  to: string
  busy: boolean
  /** Called on a click. Finds the part and navigates to its page. */
  onReorder: () => void
  describedBy: string
}

/** A link for ordering the part of an order again. A click calls `onReorder`; a new tab opens `to` (ORDER-15). */
export function ReorderLink({ to, busy, onReorder, describedBy }: ReorderLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onReorder()
  }
  return (
    <a
      className={buttonClassName({ tone: 'link', size: 'small' })}
      href={useHref(to)}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
    >
      {busy ? copy.busy : copy.link}
    </a>
  )
}
