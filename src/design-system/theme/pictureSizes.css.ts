import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

const fullPage = `(min-width: ${size.content})`

/**
 * The `sizes` attribute of each kind of picture. They are in a `.css.ts` file, which runs at build time, so that only the
 * resulting strings are part of the first load (SPEED-1).
 */
export const pictureSizes = {
  /** Covers the slide, so its width is that of the window or, with a ratio of 2:1, twice the height of the slide. */
  hero: `${media.medium} max(100vw, 2 * ${size.hero}), max(100vw, 2 * ${size.heroSmall})`,
  /** In one of three cards, without padding. */
  card: `${media.wide} 464px, ${fullPage} 400px, ${media.medium} 30vw, 92vw`,
  /** On the card of a part, above its text or, on small screens, beside it. */
  cardInset: `${media.wide} 424px, ${fullPage} 360px, ${media.medium} 30vw, ${size.cardPicture}`,
  /** In one of two columns. */
  half: `${media.wide} 700px, ${fullPage} 600px, ${media.medium} 50vw, 92vw`,
  /** In one of two columns, cropped to the height of the text beside it. */
  halfCropped: `${media.medium} 720px, 92vw`,
  /** Half of the window; not shown on small screens. */
  halfWindow: `${media.medium} 50vw, 1px`,
  /** In the narrow column of an order's summary. */
  summary: `${media.large} ${size.summaryPicture}, ${space[96]}`,
} as const
