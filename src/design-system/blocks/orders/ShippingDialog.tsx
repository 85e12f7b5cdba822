import { shipSeveral as copy } from '#src/copy/shipSeveral.ts'
import { BatchDialog } from '#src/design-system/blocks/batch/BatchDialog.tsx'
import { ResultList } from '#src/design-system/blocks/batch/ResultList.tsx'
import { describeOrder } from '#src/design-system/blocks/orders/orderCells.tsx'
import type { Question } from '#src/design-system/components/ConfirmDialog.tsx'
import { afterPaint } from '#src/design-system/components/afterPaint.ts'
import type { Batch } from '#src/domain/batch.ts'
import { rowKey } from '#src/domain/listRow.ts'
import type { Order } from '#src/domain/order.ts'

/** Ships several orders at once (ADMIN-17). */
export interface ShipSeveral {
  /** The chosen orders that can still be shipped. */
  chosen: readonly Order[]
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  shipping: Batch<Order> | null
  onShip: (orders: readonly Order[]) => void
  /** Stops after the order in hand. */
  onStop: () => void
  onClose: () => void
}

/** The question before the chosen orders are shipped: it names them all (ADMIN-7). */
export const shippingQuestion = ({ chosen, onShip }: ShipSeveral): Question => ({
  title: copy.title(chosen.length),
  text: (
    <>
      <ResultList
        label={copy.listLabel}
        rows={chosen.map((order) => ({ key: rowKey(order), name: describeOrder(order) }))}
      />
      {copy.text}
    </>
  ),
  confirmLabel: copy.confirm,
  cancelLabel: copy.keep,
  tone: 'primary',
  // Once the question is closed: the dialog that follows returns the focus to where it was.
  onConfirm: () => afterPaint(() => onShip(chosen)),
})

/** Several orders on their way (ADMIN-17). */
export const ShippingDialog = ({ shipping, ...on }: Pick<ShipSeveral, 'shipping' | 'onStop' | 'onClose'>) => (
  <BatchDialog
    batch={shipping}
    texts={copy}
    nameOf={({ id, item }) => (item ? describeOrder(item) : copy.gone(id))}
    keyOf={({ id, item }) => (item ? rowKey(item) : id)}
    hint={copy.kept}
    onStop={on.onStop}
    onClose={on.onClose}
  />
)
