import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lineWidth, media, space } from '#src/design-system/theme/tokens.css.ts'
import { condensed, titleBlock, titleBlockCell } from '#src/design-system/theme/mixins.css.ts'

export const split = style({
  display: 'grid',
  gap: space[32],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: space[64] },
  },
})

/** From medium width up, the picture is as tall as the text beside it. */
export const picture = style({
  aspectRatio: '4 / 3',
  '@media': { [media.medium]: { aspectRatio: 'auto', minHeight: '320px' } }, // raw: tall enough if the text is short
})

export const companyStory = style({
  display: 'grid',
  gap: space[16],
  alignContent: 'center',
  paddingBlockEnd: space[8],
})

/** The number of years, an ornament of outlined digits above the text. */
export const years = style([
  condensed,
  {
    // The width is fixed, so that nothing moves when the font loads.
    inlineSize: '0.97em', // raw: the width of two digits in this font
    fontSize: '200px', // raw: an ornament that is not in the type scale
    lineHeight: 0.8,
    marginInlineStart: '-0.04em', // raw: removes the space before the first digit, to align it with the text
    color: 'transparent',
    WebkitTextStroke: `${lineWidth.hairline} color-mix(in oklab, ${vars.color.ink} 30%, transparent)`,
    pointerEvents: 'none',
    userSelect: 'none',
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
])

export const action = style({ paddingBlockStart: space[8] })

export const tiles = style([
  titleBlock,
  { '@media': { [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
])

export const tile = style({
  ...titleBlockCell,
  alignItems: 'center',
  padding: space[24],
  '@media': {
    [media.large]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[48], padding: space[32] },
  },
})

export const icon = style({
  flex: 'none',
  width: space[48],
  height: space[48],
  fill: 'none',
  stroke: vars.color.accentText,
  strokeWidth: 1.5,
})
