import type { Ref } from 'react'
import { purchase } from '#src/copy/customerPages.ts'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import type { Cents } from '#src/domain/money.ts'
import { paths } from '#src/domain/paths.ts'

/** done: confirmed (ORDER-5). refused: rejected by the server. unknown: no response, maybe ordered (ORDER-6). */
export type PurchaseOutcome = 'done' | 'refused' | 'unknown'

/** What was ordered: pieces, and their sum where it is known. */
export interface Ordered {
  quantity: number
  cents: Cents | null
}

export interface PurchaseNoticeProps {
  outcome: PurchaseOutcome
  /** The last order that was sent: a confirmation repeats it. */
  ordered?: Ordered | undefined
  ref?: Ref<HTMLDivElement>
}

/** The result of an order, with a link to My Orders (ORDER-5, ORDER-6). Not a live region: it gets the focus. */
export function PurchaseNotice({ outcome, ordered, ref }: PurchaseNoticeProps) {
  if (outcome === 'refused') {
    return (
      <Notice tone="danger" title={purchase.refused.title} ref={ref}>
        {purchase.refused.text}
      </Notice>
    )
  }
  const done = outcome === 'done'
  const { title, text, link } = done ? purchase.done : purchase.unknown
  return (
    <Notice
      tone={done ? 'success' : 'warning'}
      title={title}
      action={<TextLink to={paths.myOrders}>{link}</TextLink>}
      ref={ref}
    >
      {done && ordered && (
        <p>
          {purchase.ordered(ordered.quantity)}
          <Money cents={ordered.cents} unavailable={purchase.noTotal} />
        </p>
      )}
      {text}
    </Notice>
  )
}
