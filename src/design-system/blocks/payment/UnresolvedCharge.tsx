import type { Ref } from 'react'
import { brand } from '#src/copy/brand.ts'
import { Copyable } from '#src/design-system/blocks/feedback/Copyable.tsx'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { orders } from '#src/copy/customerPages.ts'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { paths } from '#src/domain/paths.ts'
import { encodeText } from '#src/lib/url.ts'

export interface UnresolvedChargeProps {
  kind: 'lost' | 'twice'
  transactionId: string
  busy: boolean
  onRetry: () => void
  ref?: Ref<HTMLDivElement>
}

/**
 * A charge that only the shop can resolve, because the order is lost (PAY-13) or was paid with a different charge (PAY-16).
 * Shows the reference and how to contact the shop.
 */
export function UnresolvedCharge({ kind, transactionId, busy, onRetry, ref = null }: UnresolvedChargeProps) {
  const { title, text, subject } = orders[kind]
  const mailto = `mailto:${brand.email}?subject=${encodeText(subject(transactionId))}`
  return (
    <Stack gap={24}>
      <Notice tone="danger" large title={title} text={text} live="polite" ref={ref} />
      <Facts
        items={[
          { term: orders.reference, value: <Copyable value={transactionId} subject={orders.reference} /> },
          {
            term: orders.email,
            value: (
              <Copyable value={brand.email} subject={orders.email}>
                <TextLink href={mailto}>{brand.email}</TextLink>
              </Copyable>
            ),
          },
        ]}
      />
      <Row>
        <ButtonLink to={paths.contact} arrow tone="primary">
          {orders.contact}
        </ButtonLink>
        {kind === 'lost' && (
          <Button busy={busy} busyLabel={orders.recording} onClick={onRetry}>
            {orders.record}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
