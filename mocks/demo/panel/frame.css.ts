import { style } from '@vanilla-extract/css'
import { captionHeightProperty, coveredHeight, demoZIndex, dockQueries, panelSize } from '#mocks/demo/panel/dock.css.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, layer, lineWidth, media, radius, size, space } from '#src/design-system/theme/tokens.css.ts'
import { lettering, visuallyHiddenRule } from '#src/design-system/theme/mixins.css.ts'

const hiddenInPrint = { [media.print]: { display: 'none' } } as const
/** Undoes `visuallyHiddenRule`. */
const visibleRule = { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } as const
const floatingRule = { position: 'fixed', zIndex: demoZIndex, '@media': hiddenInPrint } as const

/** A round button of 44 px. Its label is visible on hover, on focus, and while files are stored for offline use (DEMO-10). */
export const badge = style({
  ...floatingRule,
  insetInlineStart: `max(${space[8]}, env(safe-area-inset-left))`,
  insetBlockEnd: `max(${space[8]}, env(safe-area-inset-bottom))`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: size.target,
  maxWidth: `calc(100vw - 2 * ${space[8]})`,
  minHeight: size.target,
  padding: `${space[4]} ${space[12]}`,
  border: hairline.control,
  borderRadius: size.target,
  selectors: {
    // Hides the badge while the head of the open panel shows the same text, or while a tour's caption replaces the badge.
    '&[aria-expanded="true"], [data-demo-caption] &': { visibility: 'hidden' },
  },
  '@media': { ...hiddenInPrint, [media.hover]: { ':hover': { borderColor: vars.color.ink } } },
})

export const label = style({
  ...visuallyHiddenRule,
  whiteSpace: 'nowrap',
  selectors: { [`${badge}[data-preparing] &, ${badge}:focus-visible &`]: visibleRule },
  '@media': { [media.hover]: { selectors: { [`${badge}:hover &`]: visibleRule } } },
})

/**
 * A filled red dot while any setting differs from its default. Otherwise a ring, which is green once the demo works offline.
 */
export const dot = style({
  flex: 'none',
  width: space[12],
  height: space[12],
  border: `${lineWidth.bar} solid ${vars.color.control}`,
  borderRadius: radius.round,
  selectors: {
    '&[data-offline="ready"]': { borderColor: vars.color.success },
    '&[data-fails]': { borderColor: vars.color.danger, background: vars.color.danger },
  },
})

export const name = style([lettering, { color: vars.color.accentText, marginInlineEnd: space[8] }])

/** Truncates the text to one line, because names can be long. */
export const status = style([
  lettering,
  { overflow: 'hidden', letterSpacing: font.letterSpacing.brand, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
])

/** Contains the notices that are shown above the badge while the panel is closed. */
export const aboveBadge = style({
  ...floatingRule,
  insetInlineStart: space[8],
  insetBlockEnd: coveredHeight,
  display: 'grid',
  gap: space[8],
  width: `min(${panelSize.width}, 100vw - 2 * ${space[8]})`,
})

export const panel = style({
  ...floatingRule,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements clear of the head.
  scrollPaddingTop: `calc(${size.bar} + ${space[8]})`,
  background: vars.color.background,
  color: vars.color.ink,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [dockQueries.beside]: { insetBlockStart: 0, width: panelSize.width, borderInlineStart: hairline.control },
    [dockQueries.below]: {
      insetInlineStart: 0,
      insetBlockEnd: `var(${captionHeightProperty}, 0px)`,
      height: panelSize.height,
      borderBlockStart: hairline.control,
    },
    ...hiddenInPrint,
  },
})

/** The head is as tall as the app's navbar, so that their lower edges align. */
export const head = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.bar,
  paddingInline: `${space[16]} ${space[8]}`,
  '@media': { [dockQueries.below]: { minHeight: size.targetLarge } },
})

export const title = style({ display: 'grid', flex: 1, gap: space[4], minWidth: 0 })

/** Has two columns if the panel is wide enough, as it is below the app in medium windows. */
export const columns = style({
  display: 'grid',
  // raw: a column's minimum width
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
})
