import { useId } from 'react'
import { parts } from '#src/copy/publicPages.ts'
import { reading } from '#src/copy/tools.ts'
import { AskAboutPart } from '#src/design-system/blocks/parts/AskAboutPart.tsx'
import { PartPrice, stockFacts } from '#src/design-system/blocks/parts/PartCard.tsx'
import * as css from '#src/design-system/blocks/parts/PartDialog.css.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { purchaseBlock, type Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

/** A part to read, for everybody: the whole of what the list knows of it (ORDER-16). */
export function PartDialog({ part, address, onClose }: { part: Part; address: string; onClose: () => void }) {
  const reasonId = useId()
  const block = purchaseBlock(part)
  const name = part.name || parts.unnamed
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={reading.close}
      size="large"
      title={<span dir="auto">{name}</span>}
      actions={
        <ButtonLink
          to={paths.purchase(part.id)}
          tone={block ? 'secondary' : 'primary'}
          arrow
          describedBy={block ? reasonId : undefined}
        >
          {parts.purchaseNow}
        </ButtonLink>
      }
    >
      <div className={css.layout}>
        <div className={css.picture}>
          <Picture src={part.image} alt={name} ratio="square" sizes={pictureSizes.half} priority ticks />
        </div>
        <div className={css.facts}>
          <Facts items={stockFacts(part)} />
          <div className={css.priceLine}>
            <div className={css.price}>
              <PartPrice part={part} />
            </div>
            <CopyButton text={address} what={name} texts={reading.link} />
          </div>
          {block && (
            <Notice tone="warning" action={<AskAboutPart name={part.name} />}>
              <span id={reasonId}>{parts.blocks[block]}</span>
            </Notice>
          )}
          {part.description !== '' && (
            <div dir="auto" className={css.text}>
              <Text>{part.description}</Text>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}
