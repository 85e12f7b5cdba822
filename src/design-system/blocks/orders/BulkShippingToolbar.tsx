import type { ReactNode } from 'react'
import { bulkShipping as copy } from '#src/copy/bulkShipping.ts'
import * as css from '#src/design-system/blocks/orders/bulkShipping.css.ts'
import type { BulkShipping } from '#src/design-system/blocks/orders/ShippingDialog.tsx'
import { toOrderLabel } from '#src/design-system/blocks/orders/orderCells.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Checkbox } from '#src/design-system/components/Checkbox.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import type { Column } from '#src/design-system/components/Table.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { canShip, type Order } from '#src/domain/order.ts'

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id)

/**
 * The column of checkboxes: one for each order that can be shipped, and one in the heading for all. A click with Shift also
 * selects the orders since the last click. @param shown the rows of the table
 */
export const selectionColumn = (
  { selected, select }: BulkShipping,
  shown: readonly Order[],
  lastId: { current: string | null },
): Column<Order> => {
  const selectedIds = new Set(idsOf(selected))
  const ids = idsOf(shown.filter(canShip))
  const count = ids.filter((id) => selectedIds.has(id)).length
  const selectBox = (id: string, isSelected: boolean, isRange: boolean) => {
    const [from, to] = [isRange && lastId.current !== null ? ids.indexOf(lastId.current) : -1, ids.indexOf(id)]
    select(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected)
    lastId.current = id
  }
  return {
    key: 'selection',
    header: copy.selectionHeader,
    kind: 'selection',
    headerCell: ids.length > 0 && (
      <div className={css.all}>
        <Checkbox
          label={copy.selectAll(ids.length)}
          checked={count === ids.length || (count > 0 && 'mixed')}
          onChange={(isSelected) => select(ids, isSelected)}
        />
      </div>
    ),
    cell: (order) =>
      canShip(order) ? (
        <Checkbox
          label={copy.selectOne(toOrderLabel(order))}
          hideLabel
          checked={selectedIds.has(order.id)}
          onChange={(isSelected, isRange) => selectBox(order.id, isSelected, isRange)}
        />
      ) : null,
  }
}

export interface BulkShippingToolbarProps extends Pick<BulkShipping, 'selected' | 'select'> {
  shown: readonly Order[]
  /** Another order is being changed. */
  disabled: boolean
  onShip: () => void
  action: ReactNode
  children: ReactNode
}

/** Shows below the table how many orders are selected, with buttons that clear the selection and ship them. */
export function BulkShippingToolbar(props: BulkShippingToolbarProps) {
  const { selected, select, shown, disabled, onShip, action, children } = props
  const ids = new Set(idsOf(shown))
  const count = selected.filter(({ id }) => ids.has(id)).length
  return (
    <div>
      {action}
      {children}
      {selected.length > 0 && (
        <div className={css.bar}>
          <div role="status">
            <Text weight="medium">{copy.selectedCount(selected.length)}</Text>
            {selected.length > count && (
              <Text size="small" tone="muted">
                {copy.hiddenCount(selected.length - count)}
              </Text>
            )}
          </div>
          <Row gap={8}>
            <Button tone="quiet" size="small" onClick={() => select(idsOf(selected), false)}>
              {copy.clear}
            </Button>
            <Button size="small" disabled={disabled} onClick={onShip}>
              {copy.ship(selected.length)}
            </Button>
          </Row>
        </div>
      )}
    </div>
  )
}
