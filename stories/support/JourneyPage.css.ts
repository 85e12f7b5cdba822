import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRing } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { condensed } from '#src/design-system/theme/text.css.ts'
import { fontSize, lineHeight, lineWidth, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const page = style({ display: 'grid', gap: space[64], color: vars.color.ink, lineHeight: lineHeight.text })

export const opening = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  '@media': { [media.large]: { gridTemplateColumns: '2fr 3fr' } },
})

export const told = style({ display: 'grid', gap: space[16], justifyItems: 'start' })

/** A link that is a picture with what stands below or on it. */
export const pictureLink = style({
  position: 'relative',
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
})

export const play = style([
  condensed,
  {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: 'fit-content',
    height: 'fit-content',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: size.targetLarge,
    paddingInline: space[32],
    background: vars.color.accent,
    color: vars.color.onAccent,
    borderRadius: radius.edge,
    boxShadow: vars.shadow,
    fontSize: fontSize.card,
    selectors: {
      '&::before': {
        content: '',
        width: '0.8em', // raw: as high as the capitals beside it
        aspectRatio: '1',
        background: 'currentColor',
        clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
      },
    },
  },
])

export const steps = style({
  display: 'grid',
  // raw: three side by side on a desktop, one on a phone
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: `${space[48]} ${space[32]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const step = style({ display: 'grid', gap: space[8], alignContent: 'start' })

export const name = style([
  condensed,
  {
    display: 'flex',
    gap: space[8],
    marginTop: space[12],
    fontSize: fontSize.card,
    selectors: {
      [`${pictureLink}:hover &`]: {
        textDecoration: 'underline',
        textDecorationColor: vars.color.accent,
        textDecorationThickness: lineWidth.strong,
        textUnderlineOffset: space[4],
      },
    },
  },
])

export const number = style({ color: vars.color.inkMuted })
