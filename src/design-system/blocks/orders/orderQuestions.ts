import { manageOrders as copy } from '#src/copy/adminPages.ts'
import { toOrderLabel } from '#src/design-system/blocks/orders/orderCells.tsx'
import type { Confirmation } from '#src/design-system/components/hooks/useConfirm.tsx'
import type { Order } from '#src/domain/order.ts'

/** The question before an admin ships an order. It names the order (ADMIN-7). */
export const confirmShipping = (order: Order, onShip: (order: Order) => void): Confirmation => ({
  title: copy.shipTitle,
  text: `${toOrderLabel(order)} ${copy.shipText}`,
  confirmLabel: copy.shipConfirm,
  cancelLabel: copy.keep,
  tone: 'primary',
  onConfirm: () => onShip(order),
})

/** The question before an admin deletes an order. */
export const confirmDeleting = (order: Order, onDelete: (order: Order) => void): Confirmation => ({
  title: copy.removeTitle,
  text: `${toOrderLabel(order)} ${copy.removeText}`,
  confirmLabel: copy.removeConfirm,
  cancelLabel: copy.keep,
  tone: 'danger',
  onConfirm: () => onDelete(order),
})
