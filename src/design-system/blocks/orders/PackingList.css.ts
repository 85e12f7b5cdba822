import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockEnd: space[8],
  borderBlockEnd: `${lineWidth.strong} solid`,
})

/** One parcel: the recipient, and the parts to pack. */
export const parcel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[24],
  paddingBlock: space[12],
  borderBlockEnd: hairline.ink,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})

/** One order of a parcel: a box to tick, the quantity and the part. */
export const parcelLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto 6em minmax(0, 1fr)', // raw: "1,200 pcs"
  gap: space[12],
  paddingBlockEnd: space[8],
})

export const checkbox = style({ width: space[16], height: space[16], border: `${lineWidth.hairline} solid` })

export const strongText = style({ fontSize: font.size.body, fontWeight: font.weight.strong })
