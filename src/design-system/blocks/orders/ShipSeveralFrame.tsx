import type { ReactNode } from 'react'
import { shipSeveral as copy } from '#src/copy/shipSeveral.ts'
import * as css from '#src/design-system/blocks/orders/shipSeveral.css.ts'
import type { Ask } from '#src/design-system/components/ConfirmDialog.tsx'
import { shippingQuestion, type ShipSeveral } from '#src/design-system/blocks/orders/ShippingDialog.tsx'
import { describeOrder } from '#src/design-system/blocks/orders/orderCells.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Checkbox } from '#src/design-system/components/Checkbox.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import type { Column } from '#src/design-system/components/Table.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { canShip, type Order } from '#src/domain/order.ts'

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id)

/**
 * The column of boxes: only an order that can be shipped has one, and the heading one for all of them. With Shift, a box
 * selects the orders between the last one and itself, too. @param shown the rows of the table
 */
export const choiceColumn = (
  { chosen, onChoose }: ShipSeveral,
  shown: readonly Order[],
  lastId: { current: string | null },
): Column<Order> => {
  const selected = new Set(idsOf(chosen))
  const ids = idsOf(shown.filter(canShip))
  const count = ids.filter((id) => selected.has(id)).length
  const choose = (id: string, isChosen: boolean, isRange: boolean) => {
    const [from, to] = [isRange && lastId.current !== null ? ids.indexOf(lastId.current) : -1, ids.indexOf(id)]
    onChoose(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), isChosen)
    lastId.current = id
  }
  return {
    key: 'choice',
    header: copy.choose,
    kind: 'choice',
    headerCell: ids.length > 0 && (
      <div className={css.all}>
        <Checkbox
          label={copy.chooseAll(ids.length)}
          checked={count === ids.length || (count > 0 && 'mixed')}
          onChange={(isChosen) => onChoose(ids, isChosen)}
        />
      </div>
    ),
    cell: (order) =>
      canShip(order) ? (
        <Checkbox
          label={copy.chooseOne(describeOrder(order))}
          hideLabel
          checked={selected.has(order.id)}
          onChange={(isChosen, isRange) => choose(order.id, isChosen, isRange)}
        />
      ) : null,
  }
}

export interface ShipSeveralFrameProps {
  several: ShipSeveral
  shown: readonly Order[]
  /** Another order is being changed. */
  disabled: boolean
  ask: Ask
  action: ReactNode
  children: ReactNode
}

/** Below the table how many orders are selected, and the buttons that clear the selection and ship them. */
export function ShipSeveralFrame({ several, shown, disabled, ask, action, children }: ShipSeveralFrameProps) {
  const { chosen, onChoose } = several
  const ids = new Set(idsOf(shown))
  const count = chosen.filter(({ id }) => ids.has(id)).length
  return (
    <div>
      {action}
      {children}
      {chosen.length > 0 && (
        <div className={css.bar}>
          <div role="status">
            <Text weight="medium">{copy.chosen(chosen.length)}</Text>
            {chosen.length > count && (
              <Text size="small" tone="muted">
                {copy.hidden(chosen.length - count)}
              </Text>
            )}
          </div>
          <Row gap={8}>
            <Button tone="quiet" size="small" onClick={() => onChoose(idsOf(chosen), false)}>
              {copy.clear}
            </Button>
            <Button size="small" disabled={disabled} onClick={() => ask(shippingQuestion(several))}>
              {copy.ship(chosen.length)}
            </Button>
          </Row>
        </div>
      )}
    </div>
  )
}
