import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'
import { fontSize, lineHeight, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[12]} ${space[16]} ${space[24]}`,
  borderTop: hairline.line,
  fontSize: fontSize.small,
  lineHeight: lineHeight.compact,
})

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12], minHeight: space[32] })

export const title = style([lettering, { color: vars.color.ink, whiteSpace: 'nowrap' }])

const stroke = `linear-gradient(${vars.color.control}, ${vars.color.control})`

/** A line with a tick at each end, as beside the shop's headings. */
export const line = style({
  flex: 1,
  height: '7px',
  background: `${stroke} 0 50% / 100% ${lineWidth.hairline}, ${stroke} 0 0 / ${lineWidth.hairline} 100%, ${stroke} 100% 0 / ${lineWidth.hairline} 100%`,
  backgroundRepeat: 'no-repeat',
  '@media': {
    [media.forcedColors]: { height: 0, background: 'none', borderBlockStart: `${lineWidth.hairline} solid` },
  },
})

export const aside = style({ display: 'flex', alignItems: 'center', gap: space[12], color: vars.color.inkMuted })
