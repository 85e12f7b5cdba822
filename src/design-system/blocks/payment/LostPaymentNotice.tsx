import type { Ref } from 'react'
import { brand } from '#src/copy/brand.ts'
import { Copyable } from '#src/design-system/blocks/page/Copyable.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { orders } from '#src/copy/customerPages.ts'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { paths } from '#src/domain/paths.ts'
import { encodeText } from '#src/format/addresses.ts'

export interface LostPaymentNoticeProps {
  transactionId: string
  busy: boolean
  onRetry: () => void
  ref?: Ref<HTMLDivElement>
}

/** The card was charged but the server has lost the order: shows the payment's id and the shop's contact (PAY-13). */
export function LostPaymentNotice({ transactionId, busy, onRetry, ref = null }: LostPaymentNoticeProps) {
  const mailto = `mailto:${brand.email}?subject=${encodeText(orders.lost.subject(transactionId))}`
  return (
    <Stack gap={24}>
      <Notice tone="danger" live="status" ref={ref}>
        <Text size="large" tone="danger" weight="strong">
          {orders.charged}
        </Text>
        {orders.lost.text}
      </Notice>
      <Facts
        items={[
          { term: orders.reference, value: <Copyable text={transactionId} what={orders.reference} /> },
          {
            term: orders.lost.email,
            value: (
              <Copyable text={brand.email} what={orders.lost.email}>
                <TextLink href={mailto}>{brand.email}</TextLink>
              </Copyable>
            ),
          },
        ]}
      />
      <Row>
        <ButtonLink to={paths.contact} arrow>
          {orders.lost.contact}
        </ButtonLink>
        <Button tone="secondary" busy={busy} busyLabel={orders.recording} onClick={onRetry}>
          {orders.record}
        </Button>
      </Row>
    </Stack>
  )
}
