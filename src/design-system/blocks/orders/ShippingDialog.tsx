import { shipSeveral as copy } from '#src/copy/shipSeveral.ts'
import { BatchDialog } from '#src/design-system/blocks/batch/BatchDialog.tsx'
import type { ShipSeveral } from '#src/design-system/blocks/orders/shippingQuestion.tsx'
import { describeOrder } from '#src/design-system/blocks/orders/orderCells.tsx'
import { rowKey } from '#src/domain/listRow.ts'

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
