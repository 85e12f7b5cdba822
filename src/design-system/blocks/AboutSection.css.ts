import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { condensed } from '#src/design-system/theme/text.css.ts'
import { lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const split = style({
  display: 'grid',
  gap: space[32],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: space[64] },
  },
})

/** As high as the text beside it. */
export const picture = style({
  aspectRatio: '4 / 3',
  '@media': { [media.medium]: { aspectRatio: 'auto', minHeight: '320px' } }, // raw: stays a picture beside a short text
})

export const story = style({
  display: 'grid',
  gap: space[16],
  alignContent: 'center',
  paddingBlockEnd: space[8],
})

/** The years as an outlined figure of 200 px; the text stands below it, clear of its strokes. */
export const years = style([
  condensed,
  {
    // as wide as its two figures, whichever face they stand in before the real one arrives
    inlineSize: '0.97em', // raw: the width of two figures of this face
    fontSize: '200px', // raw: an ornament, beyond the type scale
    lineHeight: 0.8,
    marginInlineStart: '-0.04em', // raw: the air beside the first stroke, so that it stands in line with the text
    color: 'transparent',
    WebkitTextStroke: `${lineWidth.hairline} color-mix(in oklab, ${vars.color.control} 50%, transparent)`,
    pointerEvents: 'none',
    userSelect: 'none',
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
])

export const action = style({ paddingBlockStart: space[8] })
