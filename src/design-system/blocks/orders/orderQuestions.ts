import { manageOrders as copy } from '#src/copy/adminPages.ts'
import { describeOrder } from '#src/design-system/blocks/orders/orderCells.tsx'
import type { Question } from '#src/design-system/components/ConfirmDialog.tsx'
import type { Order } from '#src/domain/order.ts'

/** The question before an admin ships an order: it names the order (ADMIN-7). */
export const shipQuestion = (order: Order, onShip: (order: Order) => void): Question => ({
  title: copy.shipTitle,
  text: `${describeOrder(order)} ${copy.shipText}`,
  confirmLabel: copy.shipConfirm,
  cancelLabel: copy.keep,
  tone: 'primary',
  onConfirm: () => onShip(order),
})

/** The question before an admin deletes an order. */
export const deleteQuestion = (order: Order, onDelete: (order: Order) => void): Question => ({
  title: copy.removeTitle,
  text: `${describeOrder(order)} ${copy.removeText}`,
  confirmLabel: copy.removeConfirm,
  cancelLabel: copy.keep,
  tone: 'danger',
  onConfirm: () => onDelete(order),
})
