import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import type { ReactNode } from 'react'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import * as css from '#src/design-system/blocks/parts/purchase.css.ts'
import { purchase } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { PartPicture, toStockFacts } from '#src/design-system/blocks/parts/PartFacts.tsx'
import { PurchaseForm, type PurchaseFormProps } from '#src/design-system/blocks/parts/PurchaseForm.tsx'
import { PurchaseNotice } from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Grid, Page } from '#src/design-system/components/layout.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import type { Loadable } from '#src/domain/status.ts'
import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

export interface PurchaseScreenProps extends Omit<PurchaseFormProps, 'part'> {
  part: Loadable<Part>
  /** The part's position in the catalogue; null while the position is unknown. */
  figureNumber: number | null
}

/** The Purchase page: one part and its order form. */
export function PurchaseScreen({ part, figureNumber, ...formProps }: PurchaseScreenProps) {
  return (
    <Page>
      {part.state === 'ready' ? (
        <PurchaseLayout part={part.value} figureNumber={figureNumber}>
          {part.stale && !formProps.partCheck && <StaleBar>{purchase.stale}</StaleBar>}
          <PurchaseForm part={part.value} {...formProps} />
        </PurchaseLayout>
      ) : (
        <>
          {/* The result of an order must stay visible, even if the part is removed after it was ordered (ORDER-6). */}
          {formProps.outcome && <PurchaseNotice outcome={formProps.outcome} confirmation={formProps.confirmation} />}
          <PartLoadStatus part={part} />
        </>
      )}
    </Page>
  )
}

/** The picture of a part, beside the name, the facts, the description and the order form. */
function PurchaseLayout({
  part,
  figureNumber,
  children,
}: {
  part: Part
  figureNumber: number | null
  children: ReactNode
}) {
  const name = part.name || parts.unnamed
  return (
    <Grid columns="split">
      <div className={css.picture}>
        <PartPicture part={part} figureNumber={figureNumber} />
      </div>
      <div className={css.facts}>
        <FigureLabel tone="accent">{purchase.eyebrow}</FigureLabel>
        <Heading level={1} size="compact">
          <span dir="auto">{name}</span>
        </Heading>
        <Facts
          items={[
            ...toStockFacts(part),
            { term: purchase.unitPrice, value: <Money price={part.price} fallback={parts.noPrice} size="title" /> },
          ]}
        />
        <div dir="auto">
          <Text tone="muted">{part.description}</Text>
        </div>
        {children}
      </div>
    </Grid>
  )
}

function PartLoadStatus({ part }: { part: Exclude<Loadable<Part>, { state: 'ready' }> }) {
  if (part.state === 'loading') {
    return (
      <>
        <VisuallyHidden>
          <Heading level={1}>{purchase.loading}</Heading>
        </VisuallyHidden>
        <LoadingIndicator label={purchase.loading} space="page" onRetry={part.retry} />
      </>
    )
  }
  const backLink = (
    <ButtonLink to={paths.parts} tone={part.reason === 'notFound' ? 'primary' : 'quiet'} arrow>
      {purchase.back}
    </ButtonLink>
  )
  if (part.reason !== 'notFound')
    return <LoadFailure reason={part.reason} onRetry={part.retry} level={1} backLink={backLink} />
  return <StateMessage drawing="missing" {...purchase.notFound} level={1} action={backLink} />
}
