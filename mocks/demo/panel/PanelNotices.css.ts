import { style } from '@vanilla-extract/css'
import { badgeStrip, depth, panelSize } from '#mocks/demo/panel/dock.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const notices = style({ display: 'grid' })

/** Over the shop while the panel is closed. */
export const aboveBadge = style({
  position: 'fixed',
  zIndex: depth,
  insetInlineStart: space[8],
  insetBlockEnd: badgeStrip,
  display: 'grid',
  gap: space[8],
  width: `min(${panelSize.width}, 100vw - 2 * ${space[8]})`,
  '@media': { [media.print]: { display: 'none' } },
})
