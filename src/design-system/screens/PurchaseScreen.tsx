import { LoadFailure } from '#src/design-system/blocks/page/LoadFailure.tsx'
import { PurchaseLayout } from '#src/design-system/blocks/parts/PurchaseLayout.tsx'
import { purchase } from '#src/copy/customerPages.ts'
import { PurchaseForm, type Buyer } from '#src/design-system/blocks/parts/PurchaseForm.tsx'
import { PurchaseNotice, type PurchaseOutcome } from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { Waiting } from '#src/design-system/blocks/page/Waiting.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Page } from '#src/design-system/components/layout.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { VisuallyHidden } from '#src/design-system/components/Text.tsx'
import type { Loadable } from '#src/domain/status.ts'
import type { PurchaseForm as PurchaseValues } from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

export interface PurchaseScreenProps {
  /** The part to order, or why it is not available. */
  part: Loadable<Part>
  /** Name and e-mail from the account; phone and address from the profile, which may load late (ORDER-3, ORDER-4). */
  buyer: Buyer
  /** Called with the valid form. */
  onPurchase: (form: PurchaseValues) => void
  /** The order is being sent (STATE-13). */
  busy: boolean
  /** The part is from the list, and is being read anew: nothing is ordered at an old price (SPEED-39). */
  checking?: boolean
  /** Result of the last order; null before the first one and while one is being sent. */
  outcome: PurchaseOutcome | null
}

/** The Purchase page: one part and its order form. */
export function PurchaseScreen({ part, buyer, onPurchase, busy, checking, outcome }: PurchaseScreenProps) {
  return (
    <Page>
      {part.state === 'ready' ? (
        <PurchaseLayout part={part.value}>
          {part.stale && <Notice tone="warning">{purchase.stale}</Notice>}
          <PurchaseForm
            part={part.value}
            buyer={buyer}
            onPurchase={onPurchase}
            busy={busy}
            checking={checking}
            outcome={outcome}
          />
        </PurchaseLayout>
      ) : (
        <>
          {/* The part may be removed after it was ordered; the result must not go with it (ORDER-6). */}
          {outcome && <PurchaseNotice outcome={outcome} />}
          <NoPart part={part} />
        </>
      )}
    </Page>
  )
}

function NoPart({ part }: { part: Exclude<Loadable<Part>, { state: 'ready' }> }) {
  if (part.state === 'loading') {
    return (
      <>
        <VisuallyHidden>
          <Heading level={1}>{purchase.loading}</Heading>
        </VisuallyHidden>
        <Waiting label={purchase.loading} space="page" onRetry={part.retry} />
      </>
    )
  }
  if (part.reason !== 'notFound') return <LoadFailure reason={part.reason} onRetry={part.retry} level={1} />
  return (
    <StateMessage
      drawing="missing"
      title={purchase.notFound.title}
      level={1}
      action={
        <ButtonLink to={paths.parts} arrow>
          {purchase.back}
        </ButtonLink>
      }
    >
      {purchase.notFound.text}
    </StateMessage>
  )
}
