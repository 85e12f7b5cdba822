import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { contentWidth, graphite, scrim } from '#src/design-system/theme/mixins.css.ts'
import { font, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const hero = style([graphite, { position: 'relative', overflow: 'hidden' }])

/** The picture is behind the text from medium on, and above it on small screens. */
export const slide = style({
  position: 'relative',
  '@media': { [media.medium]: { display: 'grid', minHeight: size.hero } },
})

const picture = style({
  height: size.heroSmall,
  '@media': {
    [media.medium]: { position: 'absolute', inset: 0, height: 'auto' },
    // Text over it would be black on black: browsers print no scrim.
    [media.print]: { display: 'none' },
  },
})

/**
 * On large screens the picture begins beside the text, wherever the text begins, and fades in.
 * @param fromWindow,fromText distance of the picture in percent of the window: from its edge, and from where the text begins
 */
const besideText = (fromWindow: number, fromText: number) => ({
  '@media': {
    [media.large]: {
      left: `max(${fromWindow}vw, calc((100vw - ${contentWidth}) / 2 + ${fromText}vw))`,
      maskImage: 'linear-gradient(90deg, transparent, black 22%)',
    },
  },
})

/** Where each slide's picture begins depends on how much of its left side is empty. */
export const pictures = styleVariants({
  engine: [picture, besideText(6, 6)],
  tires: [picture, besideText(12, 14)],
  wheels: [picture, besideText(6, 6)],
})

export const foreground = style([
  scrim,
  { position: 'relative', '@media': { [media.medium]: { display: 'grid', alignItems: 'center' } } },
])

/** Leaves room at the bottom for the arrows. */
export const text = style({
  paddingBlock: space[32],
  '@media': {
    [media.medium]: {
      maxWidth: '560px', // raw: stays left of the picture's subject
      paddingBlock: `${space[64]} ${space[128]}`,
    },
  },
})

/** Narrow enough to break every headline into two lines: the arrows keep their position on every slide. */
export const headline = style({
  maxWidth: '4.4em', // raw: the letters of one headline line
  paddingBlock: `${space[16]} ${space[24]}`,
  fontSize: font.size.display,
})

/** On medium screens the picture's subject starts further left. */
export const claim = style({
  '@media': {
    [media.medium]: { maxWidth: '17rem' }, // raw: stays left of the subject
    [media.large]: { maxWidth: 'none' },
  },
})

/** One below the other on phones: whether both fit in one row would depend on the font. */
export const actions = style({
  display: 'flex',
  gap: space[16],
  paddingBlockStart: space[32],
  '@media': { '(max-width: 24.99rem)': { flexDirection: 'column' } }, // raw: the room that both take
})
globalStyle(`${actions} > *`, { '@media': { [media.belowMedium]: { flex: '1 1 auto' } } })
