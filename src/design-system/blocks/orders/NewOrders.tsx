import { useEffect, useRef, type ReactNode } from 'react'
import { newOrders as copy } from '#src/copy/newOrders.ts'
import * as css from '#src/design-system/blocks/orders/NewOrders.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'

/** The orders that an admin has not seen yet (ADMIN-21). */
export interface UnseenOrders {
  /** Ids of the orders in the list that were not in it at the last visit. */
  newOrderIds: ReadonlySet<string>
  /** The number of orders that have arrived since the page was opened and are not in the list yet. */
  unlistedOrderCount: number
  /** Adds the new orders to the list, newest first. */
  onShow: () => void
}

/** The button that adds the new orders to the list. Adding them automatically would move the rows that the admin is reading. */
export function NewOrdersButton({ unlistedOrderCount, onShow }: UnseenOrders) {
  const containerRef = useRef<HTMLDivElement>(null)
  const wasClicked = useRef(false)
  useEffect(() => {
    if (unlistedOrderCount > 0 || !wasClicked.current) return
    wasClicked.current = false
    containerRef.current?.ownerDocument.querySelector<HTMLElement>(`.${css.newOrderCell} a`)?.focus()
  }, [unlistedOrderCount])

  const show = () => {
    wasClicked.current = true
    onShow()
  }
  return (
    <div ref={containerRef} role="status" className={css.overlay}>
      {unlistedOrderCount > 0 && (
        <div className={css.buttonBackground}>
          <Button size="small" onClick={show}>
            {copy.show(unlistedOrderCount)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The first cell of an order's row, marked if the order is new. */
export const OrderWithNewMark = ({ isNew, children }: { isNew: boolean; children: ReactNode }) =>
  isNew ? (
    <div className={css.newOrderCell}>
      {children}
      <span className={css.newMark}>{copy.mark}</span>
    </div>
  ) : (
    children
  )
