import { useEffect, useId, useRef } from 'react'
import { parts } from '#src/copy/publicPages.ts'
import { partDialog } from '#src/copy/partsPage.ts'
import {
  toMinimumOrderFacts,
  PartDescription,
  PartPicture,
  PartPrice,
} from '#src/design-system/blocks/parts/PartFacts.tsx'
import * as css from '#src/design-system/blocks/parts/PartDialog.css.ts'
import { PartNavigation } from '#src/design-system/blocks/parts/PartNavigation.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import { DialogPanel } from '#src/design-system/components/DialogPanel.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { ShareButton } from '#src/design-system/components/ShareButton.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Zoom } from '#src/design-system/components/Zoom.tsx'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { paths, type ContactSubject } from '#src/domain/paths.ts'

interface PartDialogProps {
  part: Part
  catalogue: readonly Part[]
  matchingParts: readonly Part[]
  url: string
  onClose: () => void
}

/** The details of a part, with buttons that open the previous and the next part (ORDER-16). */
export function PartDialog({ part, catalogue, matchingParts, url, onClose }: PartDialogProps) {
  const reasonId = useId()
  const unavailableReason = findUnavailableReason(part)
  const name = part.name || parts.unnamed
  const subject: ContactSubject = { part: name }
  const contentRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = contentRef.current?.closest('[role=dialog]')
    if (dialog) dialog.scrollTop = 0
  }, [part.id])
  return (
    <DialogPanel
      open
      onClose={onClose}
      closeLabel={partDialog.close}
      size="large"
      title={<span dir="auto">{name}</span>}
      actions={
        unavailableReason ? (
          <ButtonLink to={paths.contact} state={subject} arrow describedBy={reasonId} tone="primary">
            {parts.ask}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.purchase(part.id)} arrow tone="primary">
            {parts.purchaseNow}
          </ButtonLink>
        )
      }
    >
      <div className={css.layout} ref={contentRef}>
        <div className={css.picture}>
          <Zoom key={part.id}>
            <PartPicture part={part} figureNumber={catalogue.indexOf(part) + 1 || null} />
          </Zoom>
          <PartNavigation part={part} listedParts={matchingParts.includes(part) ? matchingParts : catalogue} />
        </div>
        <div className={css.facts}>
          <Facts items={toMinimumOrderFacts(part)} />
          <div className={css.priceLine}>
            <div className={css.price}>
              <PartPrice part={part} />
            </div>
            <Row gap={16}>
              <ShareButton title={name} url={url} label={partDialog.share} />
              <CopyButton value={url} subject={name} labels={partDialog.link} />
            </Row>
          </div>
          {unavailableReason && (
            <Notice tone="warning" text={<span id={reasonId}>{parts.unavailableReasons[unavailableReason]}</span>} />
          )}
          <PartDescription part={part} />
        </div>
      </div>
    </DialogPanel>
  )
}
