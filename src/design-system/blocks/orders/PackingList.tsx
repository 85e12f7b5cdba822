import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { orders as texts } from '#src/copy/customerPages.ts'
import { packingList as copy } from '#src/copy/orderLists.ts'
import { orderItemName, orderPieces } from '#src/design-system/blocks/orders/orderCells.tsx'
import * as css from '#src/design-system/blocks/orders/PackingList.css.ts'
import { rowKey } from '#src/domain/listRow.ts'
import type { Order } from '#src/domain/order.ts'

export interface PackingListProps {
  orders: readonly Order[]
  /** Called once the list stands in the page and can be printed. */
  onReady: () => void
  /** Called when the list has been printed, or the person goes on. */
  onDone: () => void
}

/**
 * On paper a list of what is to be packed, in the place of everything else; invisible on a screen. The next press or key ends
 * it, not `afterprint`: phones send that before the paper is drawn.
 */
export function PackingList({ orders, onReady, onDone }: PackingListProps) {
  const tellReady = useEffectEvent(onReady)
  const tellDone = useEffectEvent(onDone)
  useEffect(() => {
    const done = () => tellDone()
    const { dataset } = document.documentElement
    dataset.printed = 'packing list'
    const timer = setTimeout(() => tellReady())
    addEventListener('pointerdown', done, true)
    addEventListener('keydown', done, true)
    return () => {
      delete dataset.printed
      clearTimeout(timer)
      removeEventListener('pointerdown', done, true)
      removeEventListener('keydown', done, true)
    }
  }, [])

  return createPortal(
    <section aria-label={copy.title} className={css.paper}>
      {orders.map((order) => (
        <PackingBlock key={rowKey(order)} order={order} />
      ))}
    </section>,
    document.body,
  )
}

/** A piece of text, or that it is not known: an empty place would be overlooked. */
const known = (text: string) => text || texts.notKnown

function PackingBlock({ order }: { order: Order }) {
  const { name, email, phone, address } = order.customer
  return (
    <article className={css.block}>
      <div className={css.box} />
      <div>
        <p dir="auto" className={css.strong}>
          {known(name || email)}
        </p>
        <p dir="auto" className={css.lines}>
          {known(address)}
        </p>
        <p>{known(phone)}</p>
      </div>
      <div>
        <p className={css.strong}>{orderPieces(order)}</p>
        <p dir="auto">{orderItemName(order)}</p>
      </div>
    </article>
  )
}
