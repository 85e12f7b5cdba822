import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/contract.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const header = style({ borderBlockEnd: hairline.line })

export const brand = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.bar })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  overflowWrap: 'anywhere',
})

export const price = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[4] })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[24]}`,
  '@media': { [media.print]: { display: 'none' } },
})
