import { bulkShipping as copy } from '#src/copy/bulkShipping.ts'
import { BatchDialog } from '#src/design-system/blocks/batch/BatchDialog.tsx'
import { toOrderLabel } from '#src/design-system/blocks/orders/orderCells.tsx'
import type { Batch } from '#src/domain/batch.ts'
import { getRowKey } from '#src/domain/listRow.ts'
import type { Order } from '#src/domain/order.ts'

/** The selected orders, and the commands that ship them one by one (ADMIN-17). */
export interface BulkShipping {
  /** The selected orders that can still be shipped. */
  selectedOrders: readonly Order[]
  select: (ids: readonly string[], isSelected: boolean) => void
  /** The current or last run; null before the first run and after `close`. */
  batch: Batch<Order> | null
  ship: (orders: readonly Order[]) => void
  /** Stops after the order that is currently being shipped. */
  stop: () => void
  close: () => void
}

/** The progress of shipping the selected orders (ADMIN-17). */
export const ShippingDialog = ({ batch, stop, close }: BulkShipping) => (
  <BatchDialog
    batch={batch}
    labels={copy}
    getName={({ id, item }) => (item ? toOrderLabel(item) : copy.gone(id))}
    getKey={({ id, item }) => (item ? getRowKey(item) : id)}
    hint={copy.stillSelected}
    onStop={stop}
    onClose={close}
  />
)
