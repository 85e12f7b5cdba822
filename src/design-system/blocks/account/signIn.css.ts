import { style } from '@vanilla-extract/css'
import { contentWidth, graphite } from '#src/design-system/theme/mixins.css.ts'
import { font, media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { hairline } from '#src/design-system/theme/contract.css.ts'

export const twoColumns = style({
  display: 'grid',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minHeight: `calc(100svh - ${size.bar})`,
    },
    [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
})

export const content = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: `${space[32]} ${space[16]} ${space[48]}`,
  '@media': {
    [media.medium]: { paddingInline: space[24] },
    // Aligns the form with the brand mark in windows of any width.
    [media.large]: {
      justifyItems: 'start',
      paddingInlineStart: `max(${space[48]}, calc((100vw - ${contentWidth}) / 2))`,
    },
  },
})

export const form = style({ display: 'grid', gap: space[16], width: '100%', maxWidth: size.form })

export const picture = style([
  graphite,
  {
    position: 'relative',
    display: 'none',
    '@media': { [media.medium]: { display: 'block' } },
  },
])

export const caption = style({ position: 'absolute', insetBlockEnd: space[32], insetInlineStart: space[32] })

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '::before': { content: '', flex: 1, borderBlockStart: hairline.line },
  '::after': { content: '', flex: 1, borderBlockStart: hairline.line },
})

/** A separate box, so that visitors don't mistake the demo accounts for their own. */
export const demoAccounts = style({
  display: 'grid',
  gap: space[12],
  border: hairline.dashed,
  padding: space[16],
})

export const title = style({ fontSize: font.size.small, fontWeight: font.weight.medium })
