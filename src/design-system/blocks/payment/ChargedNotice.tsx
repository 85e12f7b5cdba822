import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { copying } from '#src/copy/copying.ts'
import { orders } from '#src/copy/customerPages.ts'
import { Text } from '#src/design-system/components/Text.tsx'

export interface ChargedNoticeProps {
  /** The payment provider's id of the charge. */
  transactionId: string
  /** The payment is being recorded. */
  busy: boolean
  /** Records the payment with the shop. */
  onRecord: () => void
  /** Id of the element that names the order. */
  describedBy: string
}

/** Replaces an order's actions if its card was charged but the payment is not recorded yet (PAY-3). */
export function ChargedNotice({ transactionId, busy, onRecord, describedBy }: ChargedNoticeProps) {
  return (
    <div className={css.notice}>
      <Stack gap={8} align="end">
        <Text size="small" weight="strong" tone="danger">
          {orders.charged}
        </Text>
        <Text size="small" tone="muted">
          {`${orders.reference} ${transactionId}`}
        </Text>
        <CopyButton text={transactionId} what={orders.reference} texts={copying} />
        <Button
          tone="secondary"
          size="small"
          busy={busy}
          busyLabel={orders.recording}
          onClick={onRecord}
          describedBy={describedBy}
        >
          {orders.record}
        </Button>
      </Stack>
    </div>
  )
}

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
