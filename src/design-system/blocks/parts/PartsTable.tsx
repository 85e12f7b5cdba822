import { parts as copy } from '#src/copy/publicPages.ts'
import { partsTable } from '#src/copy/partsPage.ts'
import { PartLink } from '#src/design-system/blocks/parts/PartLink.tsx'
import * as css from '#src/design-system/blocks/parts/PartsTable.css.ts'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { FigureLabel } from '#src/design-system/components/Heading.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { getRowKey } from '#src/domain/listRow.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

interface PartsTableProps {
  parts: readonly Part[]
  /** The position of each part in the catalogue. */
  figureNumbers: ReadonlyMap<Part, number>
}

/** The parts as rows of 56 px, for customers who know which part they need (ORDER-23). */
export const PartsTable = ({ parts, figureNumbers }: PartsTableProps) => (
  <table className={css.table}>
    <caption className={css.caption}>{copy.title}</caption>
    <thead className={css.head}>
      <tr>
        <th scope="col" className={cx(css.header, css.wideOnly)}>
          {partsTable.figure}
        </th>
        <td className={css.header} />
        <th scope="col" className={css.header}>
          {partsTable.part}
        </th>
        <th scope="col" className={cx(css.header, css.numberCell, css.wideOnly)}>
          {copy.minimumOrder}
        </th>
        <th scope="col" className={cx(css.header, css.numberCell, css.wideOnly)}>
          {copy.availableNow}
        </th>
        <th scope="col" className={cx(css.header, css.numberCell)}>
          {partsTable.price}
        </th>
        <td className={css.header} />
      </tr>
    </thead>
    <tbody>
      {parts.map((part, index) => (
        <PartRow key={getRowKey(part)} part={part} figureNumber={figureNumbers.get(part) ?? 1} index={index} />
      ))}
    </tbody>
  </table>
)

function PartRow({ part, figureNumber, index }: { part: Part; figureNumber: number; index: number }) {
  const unavailableReason = findUnavailableReason(part)
  const name = part.name || copy.unnamed
  return (
    <tr className={css.row} data-index={index}>
      <td className={cx(css.cell, css.wideOnly)}>
        <FigureLabel>{String(figureNumber).padStart(2, '0')}</FigureLabel>
      </td>
      <td className={css.cell}>
        <div className={css.picture}>
          <Picture src={part.image} alt="" />
        </div>
      </td>
      <th scope="row" className={cx(css.cell, css.nameCell)}>
        <PartLink id={part.id} coversPicture={false}>
          <span dir="auto" className={css.name} title={name}>
            {name}
          </span>
        </PartLink>
        <MutedText as="span">
          <span className={css.narrowOnly}>{partsTable.limits(part.minimumQuantity, part.available)}</span>
          {unavailableReason && <span className={css.wideOnly}>{copy.unavailableReasons[unavailableReason]}</span>}
        </MutedText>
      </th>
      <td className={cx(css.cell, css.numberCell, css.wideOnly)}>{copy.pieces(part.minimumQuantity)}</td>
      <td className={cx(css.cell, css.numberCell, css.wideOnly)}>{copy.pieces(part.available)}</td>
      <td className={cx(css.cell, css.numberCell)}>
        <Money price={part.price} fallback={copy.noPrice} />
      </td>
      <td className={cx(css.cell, css.actionCell)}>
        <ButtonLink to={paths.purchase(part.id)} size="small" arrow>
          <span className={css.action}>
            {copy.purchaseNow} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </ButtonLink>
      </td>
    </tr>
  )
}
