import type { ReactNode } from 'react'
import { bulkShipping as copy } from '#src/copy/bulkShipping.ts'
import * as css from '#src/design-system/blocks/orders/bulkShipping.css.ts'
import type { BulkShipping } from '#src/design-system/blocks/orders/ShippingDialog.tsx'
import { toOrderLabel } from '#src/design-system/blocks/orders/orderCells.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Checkbox } from '#src/design-system/components/Checkbox.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { useAnnouncement } from '#src/design-system/components/hooks/useAnnouncement.ts'
import type { Column } from '#src/design-system/components/Table.tsx'
import { MutedText, Text } from '#src/design-system/components/Text.tsx'
import { canShip, type Order } from '#src/domain/order.ts'

const getOrderIds = (orders: readonly Order[]) => orders.map(({ id }) => id)

/**
 * Creates a column with a checkbox for each order that can be shipped. The checkbox in the column heading selects all. A
 * click with Shift also changes the checkboxes between the last clicked one and this one.
 * @param lastClickedId a ref to the id of the order whose checkbox was clicked last
 */
export const createSelectionColumn = (
  { selectedOrders, select }: BulkShipping,
  visibleOrders: readonly Order[],
  lastClickedId: { current: string | null },
): Column<Order> => {
  const selectedIds = new Set(getOrderIds(selectedOrders))
  const shippableIds = getOrderIds(visibleOrders.filter(canShip))
  const selectedCount = shippableIds.filter((id) => selectedIds.has(id)).length
  const changeSelection = (id: string, isSelected: boolean, isRange: boolean) => {
    const fromIndex = isRange && lastClickedId.current !== null ? shippableIds.indexOf(lastClickedId.current) : -1
    const toIndex = shippableIds.indexOf(id)
    select(
      fromIndex < 0 ? [id] : shippableIds.slice(Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex) + 1),
      isSelected,
    )
    lastClickedId.current = id
  }
  return {
    key: 'selection',
    header: copy.selectionHeader,
    kind: 'selection',
    headerCell: shippableIds.length > 0 && (
      <div className={css.selectAll}>
        <Checkbox
          label={copy.selectAll(shippableIds.length)}
          checked={selectedCount === shippableIds.length || (selectedCount > 0 && 'mixed')}
          onChange={(isSelected) => select(shippableIds, isSelected)}
        />
      </div>
    ),
    cell: (order) =>
      canShip(order) ? (
        <Checkbox
          label={copy.selectOne(toOrderLabel(order))}
          hideLabel
          checked={selectedIds.has(order.id)}
          onChange={(isSelected, isRange) => changeSelection(order.id, isSelected, isRange)}
        />
      ) : null,
  }
}

export interface BulkShippingToolbarProps extends Pick<BulkShipping, 'selectedOrders' | 'select'> {
  visibleOrders: readonly Order[]
  /** Whether another order is being shipped or deleted. */
  disabled: boolean
  onShip: () => void
  /** Buttons above the table. */
  action: ReactNode
  /** The table. */
  children: ReactNode
}

/** Adds a bar below the table, with the number of selected orders and buttons that clear the selection or ship the orders. */
export function BulkShippingToolbar(props: BulkShippingToolbarProps) {
  const { selectedOrders, select, visibleOrders, disabled, onShip, action, children } = props
  const countRef = useAnnouncement()
  const visibleIds = new Set(getOrderIds(visibleOrders))
  const visibleCount = selectedOrders.filter(({ id }) => visibleIds.has(id)).length
  return (
    <div>
      {action}
      {children}
      {selectedOrders.length > 0 && (
        <div className={css.bar}>
          <div ref={countRef}>
            <Text weight="medium">{copy.selectedCount(selectedOrders.length)}</Text>
            {selectedOrders.length > visibleCount && (
              <MutedText>{copy.hiddenCount(selectedOrders.length - visibleCount)}</MutedText>
            )}
          </div>
          <Row gap={8}>
            <Button tone="quiet" size="small" onClick={() => select(getOrderIds(selectedOrders), false)}>
              {copy.clear}
            </Button>
            <Button tone="primary" size="small" disabled={disabled} onClick={onShip}>
              {copy.ship(selectedOrders.length)}
            </Button>
          </Row>
        </div>
      )}
    </div>
  )
}
