import { globalStyle, style } from '@vanilla-extract/css'
import { captionHeightProperty } from '#mocks/demo/panel/dock.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { layer, lineWidth, media, radius, space } from '#src/design-system/theme/tokens.css.ts'

/** Resets the browser's popover styles and lets clicks through to the app. */
const popover = {
  position: 'fixed',
  zIndex: layer.toast,
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
} as const

export const caption = style({ ...popover, bottom: 0 })

// The app's dialogs end above the caption, and scroll if they don't fit there.
globalStyle('html[data-demo-caption] :is([role="dialog"], [role="alertdialog"])', {
  insetBlockEnd: `var(${captionHeightProperty})`,
  maxHeight: `calc(100svh - var(${captionHeightProperty}) - 2 * ${space[8]})`,
})

export const outline = style({
  ...popover,
  outline: `${lineWidth.bar} solid ${vars.color.accent}`,
  outlineOffset: space[4],
  borderRadius: radius.edge,
  selectors: { '&[hidden]': { display: 'none' } },
})
