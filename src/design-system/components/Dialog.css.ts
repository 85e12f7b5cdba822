import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { layer, media, motion, radius, size as measure, space } from '#src/design-system/theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[8]}` } })

export const backdrop = style({
  position: 'fixed',
  zIndex: layer.dialog,
  inset: 0,
  // Radix turns off the body's pointer events, but not those of #root (theme/reset.css.ts): without this, clicks would go
  // through the backdrop to the page.
  pointerEvents: 'auto',
  background: vars.color.backdrop,
  animation: `${appear} ${vars.motion.quick} ${motion.easing}`,
  '@media': { [media.print]: { display: 'none' } },
})

export const dialog = style({
  position: 'fixed',
  // Radix turns them on one rendering after it has turned off the body's.
  pointerEvents: 'auto',
  zIndex: layer.dialog,
  inset: 0,
  margin: 'auto',
  display: 'grid',
  // WebKit stretches the rows of a positioned grid to the window's height.
  alignContent: 'start',
  gap: space[24],
  height: 'fit-content',
  maxHeight: `calc(100svh - 2 * ${space[16]})`,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  background: vars.color.surface,
  color: vars.color.ink,
  border: hairline.line,
  borderRadius: radius.edge,
  boxShadow: vars.shadow,
  animation: `${rise} ${vars.motion.steady} ${motion.easing}`,
  // What is printed is the page: fixed, a dialog would lie on each sheet.
  '@media': { [media.print]: { display: 'none' } },
})

const width = (most: string) => `min(${most}, calc(100vw - 2 * ${space[16]}))`
const wide = '920px' // raw: a picture that is larger than on any card, and the text beside it

export const size = styleVariants({
  medium: {
    width: width(measure.dialog),
    padding: space[24],
    '@media': { [media.medium]: { padding: space[32] } },
  },
  // It has the focus while it is read: a ring around all of it would mark nothing.
  wide: {
    width: width(measure.dialogWide),
    padding: space[24],
    '@media': { [media.medium]: { padding: space[32] } },
  },
  large: { width: width(wide), padding: space[24], outline: 'none' },
})

/** Stays in the corner while the dialog scrolls, and takes no space. */
export const close = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockStart: 0,
  justifySelf: 'end',
  height: 0,
})

/** Texts in one line with the close button. */
export const besideClose = style({
  marginBlockStart: `-${space[24]}`,
  paddingBlockStart: space[8],
  paddingInlineEnd: measure.target,
})

export const header = style({ display: 'grid', gap: space[12] })
export const description = style({ color: vars.color.inkMuted })

/** Side by side if they fit: cancel first, the main action last. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[12],
  '@media': { [media.belowMedium]: { display: 'grid', justifyContent: 'stretch' } },
})

/** On the dialog's lower edge while what is above scrolls. */
export const stickyActions = style({
  position: 'sticky',
  insetBlockEnd: `-${space[24]}`,
  margin: `0 -${space[24]} -${space[24]}`,
  borderBlockStart: hairline.line,
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  background: vars.color.surface,
})

const slide = keyframes({ from: { translate: `${space[24]} 0`, opacity: 0 } })

export const drawer = style({
  position: 'fixed',
  pointerEvents: 'auto',
  zIndex: layer.dialog,
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${measure.panel}, 100%)`,
  overflow: 'auto',
  background: vars.color.background,
  color: vars.color.ink,
  borderInlineStart: hairline.line,
  boxShadow: vars.shadow,
  animation: `${slide} ${vars.motion.steady} ${motion.easing}`,
})

/** As high as the navbar: the close button appears in the place of the menu button. */
export const drawerHead = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: measure.bar,
  paddingInline: `${space[16]}`,
  borderBottom: hairline.line,
})

export const drawerBody = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[24],
  padding: space[16],
})
