import { useState } from 'react'
import { packingList as copy } from '#src/copy/orderLists.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { lazyPart } from '#src/design-system/components/lazyPart.tsx'
import type { Order } from '#src/domain/order.ts'

const PackingList = lazyPart('PackingList', () => import('#src/design-system/blocks/orders/PackingList.tsx'))

/** Prints a packing list in the place of the page (ADMIN-15). */
export function PackingListButton({ orders, onPrint }: { orders: readonly Order[]; onPrint: () => void }) {
  const [presses, setPresses] = useState(0)
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setPresses(presses + 1)}>
        {copy.print(orders.length)}
      </Button>
      {presses > 0 && <PackingList key={presses} orders={orders} onReady={onPrint} onDone={() => setPresses(0)} />}
    </>
  )
}
