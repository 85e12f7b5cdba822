import { orders } from '#src/copy/orders.ts'
import * as css from '#src/design-system/blocks/payment/ChargedNotice.css.ts'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

export interface UndecidedNoticeProps {
  /** Path of the order's payment page, which asks the provider for the outcome and never charges twice. */
  to: string
  /** Id of the element that names the order. */
  describedBy: string
}

/** Replaces an order's actions while the outcome of its payment is unknown (PAY-7). */
export function UndecidedNotice({ to, describedBy }: UndecidedNoticeProps) {
  return (
    <div className={css.notice}>
      <Stack gap={8} align="end">
        <Text size="small" weight="strong">
          {orders.undecided}
        </Text>
        <Text size="small" tone="muted">
          {orders.undecidedHint}
        </Text>
        <ButtonLink to={to} tone="secondary" size="small" describedBy={describedBy}>
          {orders.toPayment}
        </ButtonLink>
      </Stack>
    </div>
  )
}
