import { orders, payment } from '#src/copy/customerPages.ts'
import { describeTotalProblem } from '#src/design-system/blocks/orders/orderCells.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import type { Order } from '#src/domain/order.ts'
import { paths } from '#src/domain/paths.ts'

/** Explains that the total of an order can't be paid by card (ORDER-20). */
export function NotPayableNotice({ order }: { order: Order }) {
  return (
    <Stack gap={24} align="start">
      <Notice
        tone="warning"
        title={payment.notPayable.title}
        text={payment.notPayable.text(describeTotalProblem(order))}
      />
      <ButtonLink to={paths.myOrders} arrow>
        {orders.toOrders}
      </ButtonLink>
    </Stack>
  )
}
