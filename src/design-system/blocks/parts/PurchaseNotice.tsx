import type { Ref } from 'react'
import { purchase } from '#src/copy/customerPages.ts'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import type { Cents } from '#src/domain/money.ts'
import { paths } from '#src/domain/paths.ts'

/**
 * The result of sending an order:
 * - `done`: the server confirmed the order (ORDER-5)
 * - `refused`: the server rejected the order
 * - `unknown`: the server did not respond, and the order may exist (ORDER-6)
 */
export type PurchaseOutcome = 'done' | 'refused' | 'unknown'

export interface OrderConfirmation {
  quantity: number
  cents: Cents | null
}

export interface PurchaseNoticeProps {
  outcome: PurchaseOutcome
  /** The quantity and total of the last order, which the success notice repeats. */
  confirmation?: OrderConfirmation | undefined
  /** Shows the form again after an order. By default, the notice has no such button. */
  onOrderMore?: (() => void) | undefined
  ref?: Ref<HTMLDivElement>
}

/** The result of an order, with a link to the My Orders page (ORDER-6). It receives focus, so it needs no live region. */
export function PurchaseNotice({ outcome, confirmation, onOrderMore, ref }: PurchaseNoticeProps) {
  if (outcome === 'refused') return <Notice tone="danger" {...purchase.refused} ref={ref} />
  const isDone = outcome === 'done'
  const { title, text, link } = isDone ? purchase.done : purchase.unknown
  return (
    <Notice
      tone={isDone ? 'success' : 'warning'}
      title={title}
      text={
        <>
          {isDone && confirmation && (
            <p>
              {purchase.orderedQuantity(confirmation.quantity)}
              <Money cents={confirmation.cents} fallback={purchase.noTotal} />
            </p>
          )}
          {text}
        </>
      }
      action={isDone ? <NextSteps onOrderMore={onOrderMore} /> : <TextLink to={paths.myOrders}>{link}</TextLink>}
      ref={ref}
    />
  )
}

/** The actions after an order. Payment is the next step, so its button is the only filled button of the page. */
const NextSteps = ({ onOrderMore }: Pick<PurchaseNoticeProps, 'onOrderMore'>) => (
  <Row gap={12}>
    <ButtonLink to={paths.myOrders} arrow tone="primary">
      {purchase.done.link}
    </ButtonLink>
    {onOrderMore && (
      <Button tone="quiet" onClick={onOrderMore}>
        {purchase.orderMore}
      </Button>
    )}
  </Row>
)
