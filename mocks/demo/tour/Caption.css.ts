import { style, type StyleRule } from '@vanilla-extract/css'
import { vars, hairline } from '#src/design-system/theme/contract.css.ts'
import { font, inset, lineWidth, media, motion, size, space } from '#src/design-system/theme/tokens.css.ts'
import { lettering } from '#src/design-system/theme/mixins.css.ts'

/** Title, text and buttons are side by side in a bar if there is room. Otherwise they are stacked. */
const barQuery = '(min-width: 760px)'
const wideBarQuery = '(min-width: 1000px)'
const styleInBar = (rule: NonNullable<StyleRule['@container']>[string]) => ({ '@container': { [barQuery]: rule } })

export const strip = style({
  position: 'relative',
  containerType: 'inline-size',
  pointerEvents: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  borderBlockStart: hairline.control,
  boxShadow: vars.shadow,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.forcedColors]: { borderBlockStart: hairline.current } },
})

export const content = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  ...styleInBar({
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: space[24],
    // raw: three lines of text and a button, and at most 72 px with the border
    height: '71px',
    padding: `0 ${space[24]}`,
  }),
})

export const head = style([
  lettering,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[16]}`,
    color: vars.color.inkMuted,
    // raw: narrow enough to wrap the title onto two lines
    ...styleInBar({ flexDirection: 'column', maxWidth: '170px', textWrap: 'balance' }),
  },
])

export const count = style({ whiteSpace: 'nowrap' })

/** When stacked, the text is at least two lines tall, so that the buttons don't move from step to step. */
export const text = style({
  minHeight: '3.2em',
  display: 'grid',
  alignContent: 'center',
  lineHeight: font.lineHeight.compact,
  textWrap: 'pretty',
  '@container': {
    [barQuery]: { minHeight: 'auto', fontSize: font.size.small, lineHeight: 1.3 },
    [wideBarQuery]: { fontSize: font.size.body, lineHeight: font.lineHeight.compact },
  },
})

/** When stacked, the negative margin aligns the labels of the quiet buttons with the text. */
export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[4],
  marginInlineStart: `-${inset.button}`,
  ...styleInBar({ flexWrap: 'nowrap', marginInlineStart: 0 }),
})

export const main = style({ display: 'flex', gap: space[8], marginInlineStart: 'auto' })

/** The button keeps its width when the label changes. */
export const next = style({ display: 'grid', minWidth: `calc(2.5 * ${size.target})` })

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: lineWidth.bar,
  background: vars.color.accent,
  transformOrigin: 'left',
  transition: `scale ${vars.motion.steady} ${motion.easing}`,
})
