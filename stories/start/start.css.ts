import { style } from '@vanilla-extract/css'
import { focusRing, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { condensed, lettering } from '#src/design-system/theme/looks.css.ts'
import { font, lineWidth, motion, radius, space, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

const columns = (min: string) => `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`

/** Cards or pictures. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: columns('220px'), // raw: three pictures beside each other on a desk, two on a tablet
  gap: space[24],
})

export const grid = style([wall, { marginBlock: space[24] }])

export const card = style({ border: hairline.line, background: vars.color.surface })

export const thumbnail = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: hairline.line,
  borderRadius: radius.edge,
})

export const cardBody = style({ padding: space[24], lineHeight: font.lineHeight.text })

export const cardTitle = style([condensed, { fontSize: font.size.title }])

export const task = style({ marginBlock: space[8], color: vars.color.inkMuted })

export const label = style([lettering, { marginBlock: `${space[16]} ${space[4]}`, color: vars.color.inkMuted }])

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] })

export const link = style({
  display: 'inline-block',
  paddingBlock: space[4],
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textUnderlineOffset: underlineOffset,
  ':hover': { textDecorationThickness: lineWidth.strong },
  ':focus-visible': focusRing,
})

export const tile = style({ display: 'grid', gap: space[8], ':focus-visible': focusRing })

export const tileName = style([
  condensed,
  {
    fontSize: font.size.large,
    textDecorationColor: vars.color.accent,
    textUnderlineOffset: underlineOffset,
    transition: `color ${vars.motion.quick} ${motion.easing}`,
    selectors: { [`${tile}:hover &`]: { textDecorationLine: 'underline' } },
  },
])

export const marks = style({ display: 'grid', gap: space[4], marginBlock: space[16] })

export const markLine = style({
  display: 'grid',
  gridTemplateColumns: '1.5em 1fr', // raw: the marks have one width
  lineHeight: font.lineHeight.text,
})
