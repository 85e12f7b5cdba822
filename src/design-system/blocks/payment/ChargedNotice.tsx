import type { ReactNode } from 'react'
import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { copyButton } from '#src/copy/copyButton.ts'
import { orders } from '#src/copy/customerPages.ts'
import { MutedText, Text, type TextProps } from '#src/design-system/components/Text.tsx'

export interface ChargedNoticeProps {
  transactionId: string
  busy: boolean
  onRecord: () => void
  describedBy: string
}

/** Replaces the actions of an order whose payment has been charged but not recorded yet (PAY-3). */
export const ChargedNotice = ({ transactionId, busy, onRecord, describedBy }: ChargedNoticeProps) => (
  <RowNotice title={orders.charged} tone="danger" text={`${orders.reference} ${transactionId}`}>
    <CopyButton value={transactionId} subject={orders.reference} labels={copyButton} />
    <Button size="small" busy={busy} busyLabel={orders.recording} onClick={onRecord} describedBy={describedBy}>
      {orders.record}
    </Button>
  </RowNotice>
)

/** Replaces the actions of an order whose payment has an unknown outcome. The page at `to` checks the outcome (PAY-7). */
export const UndecidedNotice = ({ to, describedBy }: { to: string; describedBy: string }) => (
  <RowNotice title={orders.undecided} text={orders.undecidedHint}>
    <ButtonLink to={to} size="small" describedBy={describedBy}>
      {orders.paymentLink}
    </ButtonLink>
  </RowNotice>
)

interface RowNoticeProps extends Pick<TextProps, 'tone'> {
  title: string
  text: string
  children: ReactNode
}

const RowNotice = ({ title, tone, text, children }: RowNoticeProps) => (
  <div className={css.notice}>
    <Stack gap={8} align="end">
      <Text size="small" weight="strong" tone={tone}>
        {title}
      </Text>
      <MutedText>{text}</MutedText>
      {children}
    </Stack>
  </div>
)
