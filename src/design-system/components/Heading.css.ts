import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { condensed, lettering } from '#src/design-system/theme/mixins.css.ts'
import { font, inset, lineWidth, media, space } from '#src/design-system/theme/tokens.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'

export const heading = style([condensed, { textWrap: 'balance', overflowWrap: 'break-word' }])

export const size = styleVariants({
  display: { fontSize: font.size.display, lineHeight: font.lineHeight.headingTight },
  // For pages with a form or a list. A smaller heading keeps the form or list near the top.
  compact: { fontSize: font.size.amount },
  page: { fontSize: font.size.page },
  section: { fontSize: font.size.section },
  title: { fontSize: font.size.title },
  card: { fontSize: font.size.card, lineHeight: 1.05 },
  small: { fontSize: font.size.large, lineHeight: 1.05 },
})

export const figureLabel = style([lettering, { display: 'block' }])

export const figureTone = styleVariants({
  muted: { color: vars.color.inkMuted },
  accent: { color: vars.color.accentText },
  inherit: { color: 'inherit' },
})

export const sectionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[12],
  '@media': { [media.medium]: { columnGap: inset.form } },
})

export const sectionTitle = style({ minWidth: 0, maxWidth: '100%' })

const lineGradient = `linear-gradient(${vars.color.ink}, ${vars.color.ink})`

const plainLineRule: StyleRule = {
  '::before': { height: 0, background: 'none', borderBlockStart: `${lineWidth.hairline} solid` },
}

/** A line with a tick at each end. Below a long heading, the line and the note share the next row. */
export const sectionLine = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: 'inherit',
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    flex: 1,
    minWidth: space[48],
    height: '11px', // raw: an odd number, so that the line is exactly in the middle
    background: `${lineGradient} 0 50% / 100% ${lineWidth.hairline}, ${lineGradient} 0 0 / ${lineWidth.hairline} 100%, ${lineGradient} 100% 0 / ${lineWidth.hairline} 100%`,
    backgroundRepeat: 'no-repeat',
    opacity: 0.55,
  },
  '@media': {
    // Forced-colours mode and print omit gradients.
    [media.forcedColors]: plainLineRule,
    [media.print]: plainLineRule,
  },
})
