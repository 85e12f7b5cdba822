import { globalStyle, style } from '@vanilla-extract/css'
import { container, size, space } from '#src/design-system/theme/tokens.css.ts'

export const frame = style({ containerType: 'inline-size' })

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@container': { [container.columns]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)', gap: space[48] } },
})
globalStyle(`${layout} > *`, { minWidth: 0 })

/** Keeps the preview about as wide as the real card. Below the form on tablets, it would otherwise be twice as wide. */
export const preview = style({ maxWidth: size.panel })

export const aside = style({
  '@container': { [container.columns]: { position: 'sticky', insetBlockStart: `calc(${size.bar} + ${space[24]})` } },
})
