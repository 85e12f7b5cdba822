import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { graphite } from '#src/design-system/theme/mixins.css.ts'
import { font, lineWidth, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const footer = style([graphite, { paddingBlock: space[48], '@media': { [media.print]: { display: 'none' } } }])

/** Cells separated by thin lines, like the title block of a drawing. */
export const block = style({
  display: 'grid',
  overflow: 'hidden',
  border: hairline.line,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: '1.2fr 1.2fr 1.2fr auto' },
  },
})

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[16],
  // A line at the right and at the bottom. The frame clips the lines at its outer edge.
  boxShadow: `${lineWidth.hairline} ${lineWidth.hairline} 0 ${vars.color.line}`,
  '@media': { [media.medium]: { padding: space[24] } },
})

export const address = style({ fontStyle: 'normal', fontSize: font.size.compact, lineHeight: font.lineHeight.text })

export const privacy = style({ display: 'flex', alignItems: 'center', minHeight: size.target })

export const line = style({ color: vars.color.inkMuted })
