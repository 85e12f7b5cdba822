import type { ReactNode } from 'react'
import { shipSeveral as copy } from '#src/copy/shipSeveral.ts'
import * as css from '#src/design-system/blocks/orders/shipSeveral.css.ts'
import type { Ask } from '#src/design-system/components/ConfirmDialog.tsx'
import { shippingQuestion, type ShipSeveral } from '#src/design-system/blocks/orders/ShippingDialog.tsx'
import { describeOrder } from '#src/design-system/blocks/orders/orderCells.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Checkbox } from '#src/design-system/components/Checkbox.tsx'
import type { Column } from '#src/design-system/components/Table.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { canShip, type Order } from '#src/domain/order.ts'

const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id)

/** The column of boxes: only an order that can be shipped has one. */
export const choiceColumn = ({ chosen, onChoose }: ShipSeveral): Column<Order> => {
  const ids = new Set(idsOf(chosen))
  return {
    key: 'choice',
    header: copy.choose,
    kind: 'choice',
    cell: (order) =>
      canShip(order) ? (
        <Checkbox
          label={copy.chooseOne(describeOrder(order))}
          hideLabel
          checked={ids.has(order.id)}
          onChange={(isChosen) => onChoose([order.id], isChosen)}
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

/** Above the table the box that chooses all of its orders; below it how many are chosen, and the button that ships them. */
export function ShipSeveralFrame({ several, shown, disabled, ask, action, children }: ShipSeveralFrameProps) {
  const { chosen, onChoose } = several
  const choosable = shown.filter(canShip)
  const ids = new Set(idsOf(chosen))
  const count = choosable.filter(({ id }) => ids.has(id)).length
  return (
    <div>
      {choosable.length > 0 && (
        <div className={css.all}>
          {action}
          <div className={css.box}>
            <Checkbox
              label={copy.chooseAll(choosable.length)}
              checked={count === choosable.length || (count > 0 && 'mixed')}
              onChange={(isChosen) => onChoose(idsOf(choosable), isChosen)}
            />
          </div>
        </div>
      )}
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
          <Button size="small" disabled={disabled} onClick={() => ask(shippingQuestion(several))}>
            {copy.ship(chosen.length)}
          </Button>
        </div>
      )}
    </div>
  )
}
