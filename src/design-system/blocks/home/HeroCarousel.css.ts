import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { contentWidth, graphite, scrim } from '#src/design-system/theme/mixins.css.ts'
import { font, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const hero = style([graphite, { position: 'relative', overflow: 'hidden' }])

/** The picture is behind the text from medium width up, and above the text on small screens. */
export const slide = style({
  position: 'relative',
  '@media': { [media.medium]: { display: 'grid', minHeight: size.hero } },
})

const picture = style({
  height: size.heroSmall,
  '@media': {
    [media.medium]: { position: 'absolute', inset: 0, height: 'auto' },
    // Hidden in print, because browsers don't print the scrim that makes the text on the picture readable.
    [media.print]: { display: 'none' },
  },
})

/**
 * On large screens, moves the left edge of the picture to the right, and fades out the left side of the picture.
 * @param minEdgeDistance the minimum distance of the picture from the left edge of the window, in vw
 * @param textDistance the distance of the picture from the start of the text, in vw
 */
const placeBesideText = (minEdgeDistance: number, textDistance: number) => ({
  '@media': {
    [media.large]: {
      left: `max(${minEdgeDistance}vw, calc((100vw - ${contentWidth}) / 2 + ${textDistance}vw))`,
      maskImage: 'linear-gradient(90deg, transparent, black 22%)',
    },
  },
})

/** The distances depend on how much of a picture's left side is empty. */
export const pictures = styleVariants({
  engine: [picture, placeBesideText(6, 6)],
  tires: [picture, placeBesideText(12, 14)],
  wheels: [picture, placeBesideText(6, 6)],
})

export const foreground = style([
  scrim,
  { position: 'relative', '@media': { [media.medium]: { display: 'grid', alignItems: 'center' } } },
])

/** The padding at the bottom leaves space for the arrows. */
export const text = style({
  paddingBlock: space[32],
  '@media': {
    [media.medium]: {
      maxWidth: '560px', // raw: the text ends to the left of the picture's subject
      paddingBlock: `${space[64]} ${space[128]}`,
    },
  },
})

/** The width makes every headline wrap onto two lines. Otherwise, the arrows would move when the slide changes. */
export const headline = style({
  maxWidth: '4.4em', // raw: the width of the longest line in a headline
  paddingBlock: `${space[16]} ${space[24]}`,
  fontSize: font.size.display,
})

/** The text is narrower on medium screens, where the subject of the picture is further to the left. */
export const claim = style({
  '@media': {
    [media.medium]: { maxWidth: '17rem' }, // raw: the text ends to the left of the subject
    [media.large]: { maxWidth: 'none' },
  },
})

/** On phones, the links are always in a column, because whether both fit in a row depends on the font. */
export const actions = style({
  display: 'flex',
  gap: space[16],
  paddingBlockStart: space[32],
  '@media': { '(max-width: 24.99rem)': { flexDirection: 'column' } }, // raw: the width that both links need
})
globalStyle(`${actions} > *`, { '@media': { [media.belowMedium]: { flex: '1 1 auto' } } })
