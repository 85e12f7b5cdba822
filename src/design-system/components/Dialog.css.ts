import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { layer, media, motion, radius, size as measure, space } from '#src/design-system/theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[8]}` } })

// While a dialog is open, Radix turns off the pointer events of the body, but #root still receives them
// (theme/reset.css.ts). The backdrop must receive pointer events, so that clicks don't reach the page behind it. The dialog
// must receive them explicitly, because Radix enables the pointer events of a dialog one render late.
const overlay = { position: 'fixed', zIndex: layer.dialog, pointerEvents: 'auto' } as const

export const backdrop = style({
  ...overlay,
  inset: 0,
  background: vars.color.backdrop,
  animation: `${appear} ${vars.motion.quick} ${motion.easing}`,
  '@media': { [media.print]: { display: 'none' } },
})

export const dialog = style({
  ...overlay,
  inset: 0,
  margin: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Prevents WebKit from stretching the rows of a positioned grid to the height of the window.
  alignContent: 'start',
  gap: space[24],
  height: 'fit-content',
  maxHeight: `calc(100svh - 2 * ${space[16]})`,
  // In WebKit, the negative margin of sticky buttons would make the dialog scroll sideways.
  overflow: 'hidden auto',
  overflowWrap: 'anywhere',
  background: vars.color.surface,
  color: vars.color.ink,
  border: hairline.line,
  borderRadius: radius.edge,
  boxShadow: vars.shadow,
  animation: `${rise} ${vars.motion.steady} ${motion.easing}`,
  // A fixed dialog would be printed on every sheet, so only the page is printed.
  '@media': { [media.print]: { display: 'none' } },
})

const fitToWindow = (maxWidth: string) => `min(${maxWidth}, calc(100vw - 2 * ${space[16]}))`
const largeWidth = '920px' // raw: text beside a picture that is larger than the picture on a card

const dialogPadding = { padding: space[24], '@media': { [media.medium]: { padding: space[32] } } }

export const size = styleVariants({
  medium: { ...dialogPadding, width: fitToWindow(measure.dialog) },
  // Wide and large dialogs receive the focus themselves, but need no focus ring around their whole content.
  wide: { ...dialogPadding, width: fitToWindow(measure.dialogWide), outline: 'none' },
  large: { width: fitToWindow(largeWidth), padding: space[24], outline: 'none' },
})

/** The close button stays in the corner while the dialog scrolls, and takes up no space. */
export const closeButton = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockStart: 0,
  justifySelf: 'end',
  height: 0,
})

/** Aligns the title with the close button. */
export const headerBesideCloseButton = style({
  marginBlockStart: `-${space[24]}`,
  paddingBlockStart: space[8],
  paddingInlineEnd: measure.target,
})

export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })
export const description = style({ color: vars.color.inkMuted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[12],
  '@media': { [media.belowMedium]: { display: 'grid', justifyContent: 'stretch' } },
  selectors: { '&:empty': { display: 'none' } },
})

/** The buttons stay at the lower edge of the dialog while the content above them scrolls. */
export const stickyActions = style({
  position: 'sticky',
  insetBlockEnd: `-${space[24]}`,
  margin: `0 -${space[24]} -${space[24]}`,
  borderBlockStart: hairline.line,
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  background: vars.color.surface,
})

const slideIn = keyframes({ from: { translate: `${space[24]} 0`, opacity: 0 } })

export const drawer = style({
  ...overlay,
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
  animation: `${slideIn} ${vars.motion.steady} ${motion.easing}`,
})

/** As tall as the navbar, so that the close button appears where the menu button was. */
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
