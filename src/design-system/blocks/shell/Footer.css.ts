import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { graphite, titleBlock, titleBlockCell } from '#src/design-system/theme/mixins.css.ts'
import { font, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const footer = style([graphite, { paddingBlock: space[48], '@media': { [media.print]: { display: 'none' } } }])

export const block = style([
  titleBlock,
  { '@media': { [media.large]: { gridTemplateColumns: '1.2fr 1.2fr 1.2fr auto' } } },
])

export const cell = style({
  ...titleBlockCell,
  flexDirection: 'column',
  padding: space[16],
  '@media': { [media.medium]: { padding: space[24] } },
})

export const address = style({ fontStyle: 'normal', fontSize: font.size.compact, lineHeight: font.lineHeight.text })

export const privacy = style({ display: 'flex', alignItems: 'center', minHeight: size.target })

export const line = style({ color: vars.color.inkMuted })
