import { orders } from '#src/copy/orders.ts'
import * as css from '#src/design-system/blocks/ChargedNotice.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

export interface ChargedNoticeProps {
  /** The provider's reference of the charge. */
  transactionId: string
  /** The payment is being noted right now. */
  busy: boolean
  onRecord: () => void
  /** Id of what names the order. */
  describedBy: string
}

/** In place of an order's actions when its card was charged and the shop does not know it yet (PAY-3). */
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
