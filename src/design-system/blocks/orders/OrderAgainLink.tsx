import type { MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { orderAgain as copy } from '#src/copy/orderLists.ts'
import { buttonLook } from '#src/design-system/components/Button.tsx'

export interface OrderAgainLinkProps {
  to: string
  busy: boolean
  /** Called by a press: finds the part and goes there. */
  onFollow: () => void
  describedBy: string
}

/** A link to an order's part. A new tab opens `to`; a press may first have to read the parts (ORDER-15). */
export function OrderAgainLink({ to, busy, onFollow, describedBy }: OrderAgainLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow()
  }
  return (
    <a
      className={buttonLook({ tone: 'link', size: 'small' })}
      href={useHref(to)}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
    >
      {busy ? copy.busy : copy.link}
    </a>
  )
}
