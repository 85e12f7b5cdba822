import type { Ref } from 'react'
import { purchase } from '#src/copy/purchase.ts'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { TextLink } from '#src/design-system/components/TextLink.tsx'
import { paths } from '#src/domain/paths.ts'

/** done: acknowledged (ORDER-5). refused: answered, but nothing was ordered. unknown: the reply was lost (ORDER-6). */
export type PurchaseOutcome = 'done' | 'refused' | 'unknown'

export interface PurchaseNoticeProps {
  outcome: PurchaseOutcome
  /** The notice itself, which gets the focus. */
  ref: Ref<HTMLDivElement>
}

/** What came of an order, and where to go on (ORDER-5, ORDER-6). It gets the focus, so it is no live region as well. */
export function PurchaseNotice({ outcome, ref }: PurchaseNoticeProps) {
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
      {text}
    </Notice>
  )
}
