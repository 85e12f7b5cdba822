import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const form = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[24],
  paddingBlockStart: space[8],
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[24] } },
})

export const wide = style({ gridColumn: '1 / -1' })
