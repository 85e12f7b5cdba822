import { globalStyle, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { condensed, progressRule } from '#src/design-system/theme/mixins.css.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[48],
  rowGap: space[16],
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' } },
})

export const summary = style({ display: 'grid', justifyItems: 'start', gap: space[8] })

export const average = style([condensed, { fontSize: font.size.display }])

export const bars = style({ display: 'grid', maxWidth: '640px' }) // raw: longer bars would not be easier to compare

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '4.5em minmax(0, 1fr) 3em', // raw: fits "5 stars", and a count of four digits
  alignItems: 'center',
  gap: space[12],
  minHeight: size.target,
  borderBlock: hairline.transparent,
  fontSize: font.size.small,
  '@media': {
    [media.hover]: { ':hover': { background: `color-mix(in oklab, transparent 94%, ${vars.color.ink})` } },
  },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.ink, fontWeight: font.weight.strong },
  },
})
globalStyle(`${bar} > *`, { pointerEvents: 'none' })

export const barTrack = style(progressRule)

export const count = style({ textAlign: 'end' })

/** Reserves the height of the live region, which is empty until there is text to announce. */
export const status = style({
  gridColumn: '1 / -1',
  fontSize: font.size.compact,
  selectors: { '&:empty': { position: 'absolute' } },
})
