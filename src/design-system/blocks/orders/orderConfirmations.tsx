import { bulkShipping as bulkCopy } from '#src/copy/bulkShipping.ts'
import { manageOrders as copy } from '#src/copy/adminPages.ts'
import { ResultList } from '#src/design-system/blocks/batch/ResultList.tsx'
import { toOrderLabel } from '#src/design-system/blocks/orders/orderCells.tsx'
import type { BulkShipping } from '#src/design-system/blocks/orders/ShippingDialog.tsx'
import type { Confirmation } from '#src/design-system/components/hooks/useConfirm.tsx'
import { afterPaint } from '#src/design-system/components/lib/afterPaint.ts'
import { getRowKey } from '#src/domain/listRow.ts'
import type { Order } from '#src/domain/order.ts'

/** The confirmation before an admin ships an order. It names the order (ADMIN-7). */
export const toShippingConfirmation = (order: Order, onShip: (order: Order) => void): Confirmation => ({
  ...copy.shipConfirmation,
  text: copy.shipConfirmation.text(toOrderLabel(order)),
  tone: 'primary',
  onConfirm: () => onShip(order),
})

export const toDeletionConfirmation = (order: Order, onDelete: (order: Order) => void): Confirmation => ({
  ...copy.deleteConfirmation,
  text: copy.deleteConfirmation.text(toOrderLabel(order)),
  tone: 'danger',
  onConfirm: () => onDelete(order),
})

/** The confirmation before the selected orders are shipped. It names all orders (ADMIN-7). */
export const toBulkShippingConfirmation = ({ selectedOrders, ship }: BulkShipping): Confirmation => ({
  ...bulkCopy.confirmation,
  title: bulkCopy.confirmation.title(selectedOrders.length),
  text: (
    <>
      <ResultList
        label={bulkCopy.listLabel}
        rows={selectedOrders.map((order) => ({ key: getRowKey(order), name: toOrderLabel(order) }))}
      />
      {bulkCopy.confirmation.text}
    </>
  ),
  tone: 'primary',
  // Deferred until this dialog has closed, so that the next dialog returns the focus to the button that opened this one.
  onConfirm: () => afterPaint(() => ship(selectedOrders)),
})
