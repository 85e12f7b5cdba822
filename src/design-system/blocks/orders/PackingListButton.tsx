import { Suspense, useState } from 'react'
import { packingList as copy } from '#src/copy/orderLists.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { lazyPart } from '#src/design-system/components/lazyPart.ts'
import type { Order } from '#src/domain/order.ts'

const PackingList = lazyPart(async () => (await import('#src/design-system/blocks/orders/PackingList.tsx')).PackingList)

export interface PackingListButtonProps {
  /** The orders to be packed. */
  orders: readonly Order[]
  /** Prints the page. */
  onPrint: () => void
}

/** Prints a packing list in the place of the page (ADMIN-15). */
export function PackingListButton({ orders, onPrint }: PackingListButtonProps) {
  const [presses, setPresses] = useState(0)
  return (
    <Row justify="end">
      <Button tone="secondary" size="small" onClick={() => setPresses(presses + 1)}>
        {copy.print(orders.length)}
      </Button>
      {presses > 0 && (
        <Suspense fallback={null}>
          <PackingList key={presses} orders={orders} onReady={onPrint} onDone={() => setPresses(0)} />
        </Suspense>
      )}
    </Row>
  )
}
