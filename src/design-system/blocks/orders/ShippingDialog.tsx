import { shipSeveral as copy } from '#src/copy/shipSeveral.ts'
import { OrderList } from '#src/design-system/blocks/orders/OrderList.tsx'
import type { Question } from '#src/design-system/components/ConfirmDialog.tsx'
import { afterPaint } from '#src/design-system/components/afterPaint.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { ProgressBar } from '#src/design-system/components/ProgressBar.tsx'
import type { Order } from '#src/domain/order.ts'
import type { Shipping, ShippingEntry } from '#src/domain/shipping.ts'

/** Ships several orders at once (ADMIN-17). */
export interface ShipSeveral {
  /** The chosen orders that can still be shipped. */
  chosen: readonly Order[]
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  shipping: Shipping | null
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
      <OrderList orders={chosen.map((order) => ({ id: order.id, order }))} />
      {copy.text}
    </>
  ),
  confirmLabel: copy.confirm,
  cancelLabel: copy.keep,
  tone: 'primary',
  // Once the question is closed: the dialog that follows returns the focus to where it was.
  onConfirm: () => afterPaint(() => onShip(chosen)),
})

/** Several orders on their way: how many had their turn, a result for each, and Stop; at its end, what has become of them. */
export function ShippingDialog({ shipping, onStop, onClose }: Pick<ShipSeveral, 'shipping' | 'onStop' | 'onClose'>) {
  const { entries, isStopping, end } = shipping ?? { entries: [], isStopping: false, end: null }
  const total = entries.length
  const isShipped = ({ result }: ShippingEntry) => result === 'shipped'
  const shipped = entries.filter(isShipped).length
  // At the end, what needs a look comes first.
  const listed =
    end === null ? entries : [...entries.filter((entry) => !isShipped(entry)), ...entries.filter(isShipped)]
  const done = entries.filter(({ result }) => result !== 'waiting' && result !== 'sending').length
  return (
    <Dialog
      open={shipping !== null}
      role="alertdialog"
      title={end === null ? copy.running : copy.ended(shipped, total)}
      description={
        <div role="status">{end !== null && `${copy.ends[end]} ${shipped === total ? '' : copy.kept}`.trim()}</div>
      }
      onClose={end === null ? onStop : onClose}
      actions={
        end === null ? (
          <Button key="stop" tone="secondary" busy={isStopping} busyLabel={copy.stopping} onClick={onStop}>
            {copy.stop}
          </Button>
        ) : (
          <Button key="close" onClick={onClose}>
            {copy.close}
          </Button>
        )
      }
    >
      <div>
        {end === null && <ProgressBar label={copy.progress(done, total)} value={done / Math.max(total, 1)} />}
        {/* At the end another list, at its top: what needs a look. */}
        <OrderList key={end} orders={listed} />
      </div>
    </Dialog>
  )
}
