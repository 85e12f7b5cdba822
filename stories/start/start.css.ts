import { style } from '@vanilla-extract/css'
import { focusRing, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { condensed } from '#src/design-system/theme/mixins.css.ts'
import { font, motion, radius, space, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

const autoFillColumns = (min: string) => `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`

export const pictureGrid = style({
  display: 'grid',
  gridTemplateColumns: autoFillColumns('220px'), // raw: three pictures side by side on a desktop, two on a tablet
  gap: space[24],
})

export const grid = style([pictureGrid, { marginBlock: space[24] }])

export const card = style({ border: hairline.line, background: vars.color.surface })

export const thumbnail = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: hairline.line,
  borderRadius: radius.edge,
})

export const cardBody = style({ padding: space[24] })

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] })

export const linkArea = style({ paddingBlock: space[4] })

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
  gridTemplateColumns: '1.5em 1fr', // raw: all marks are equally wide
  lineHeight: font.lineHeight.text,
})
