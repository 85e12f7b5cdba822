import { useEffect, useRef, type ReactNode } from 'react'
import { newOrders as copy } from '#src/copy/newOrders.ts'
import * as css from '#src/design-system/blocks/orders/NewOrders.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'

/** The orders that an admin has not seen yet (ADMIN-21). */
export interface NewOrders {
  /** Ids of the orders in the list that were not in it at the last visit. */
  newIds: ReadonlySet<string>
  /** How many orders have arrived since the page was opened, and are not in the list yet. */
  arrivedCount: number
  /** Adds the new orders to the list, newest first. */
  onShow: () => void
}

/** The button that adds the new orders to the list. Automatically added orders would move the rows that the admin is reading. */
export function NewOrdersButton({ arrivedCount, onShow }: NewOrders) {
  const containerRef = useRef<HTMLDivElement>(null)
  const wasClicked = useRef(false)
  useEffect(() => {
    if (arrivedCount > 0 || !wasClicked.current) return
    wasClicked.current = false
    containerRef.current?.ownerDocument.querySelector<HTMLElement>(`.${css.markedCell} a`)?.focus()
  }, [arrivedCount])

  const show = () => {
    wasClicked.current = true
    onShow()
  }
  return (
    <div ref={containerRef} role="status" className={css.overlay}>
      {arrivedCount > 0 && (
        <div className={css.surface}>
          <Button size="small" onClick={show}>
            {copy.show(arrivedCount)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The first cell of an order's row, marked if the order is new. */
export const MarkedOrder = ({ isNew, children }: { isNew: boolean; children: ReactNode }) =>
  isNew ? (
    <div className={css.markedCell}>
      {children}
      <span className={css.mark}>{copy.mark}</span>
    </div>
  ) : (
    children
  )
