import { purchase } from '#src/copy/customerPages.ts'
import { AskAboutPart } from '#src/design-system/blocks/parts/AskAboutPart.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import type { Part, PurchaseBlock } from '#src/domain/part.ts'

export interface BlockedNoticeProps {
  part: Part
  /** Why it can't be ordered. */
  block: PurchaseBlock
}

/** Why the part of a Purchase page can't be ordered, and a way to ask about it (ORDER-1, ORDER-19). */
export function BlockedNotice({ part, block }: BlockedNoticeProps) {
  return (
    <Notice tone="warning" title={purchase.blocked} action={<AskAboutPart name={part.name} />}>
      {purchase.blocks[block](part.minimumQuantity, part.available)}
    </Notice>
  )
}
