import { orders } from '#src/copy/orders.ts'
import * as css from '#src/design-system/blocks/ChargedNotice.css.ts'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

export interface UndecidedNoticeProps {
  /** The order's payment page, which asks the provider and never takes money twice. */
  to: string
  /** Id of what names the order. */
  describedBy: string
}

/** In place of an order's actions while the end of its payment is not known (PAY-7). */
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
