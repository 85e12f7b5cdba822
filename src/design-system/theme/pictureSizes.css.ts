import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

const fullContentWidth = `(min-width: ${size.content})`

/**
 * The `sizes` attribute of each kind of picture. This `.css.ts` file runs at build time, so that only the resulting strings
 * are part of the first load (SPEED-1).
 */
export const pictureSizes = {
  /**
   * A picture that covers the slide. Its ratio is 2:1, so it is as wide as the window or twice the height of the slide,
   * whichever is larger.
   */
  hero: `${media.medium} max(100vw, 2 * ${size.hero}), max(100vw, 2 * ${size.heroSmall})`,
  /** In a card without padding, with three cards per row. */
  card: `${media.wide} 464px, ${fullContentWidth} 400px, ${media.medium} 30vw, 92vw`,
  /** On the card of a part, above the text or, on small screens, beside the text. */
  cardInset: `${media.wide} 424px, ${fullContentWidth} 360px, ${media.medium} 30vw, ${size.cardPicture}`,
  /** In a layout of two columns. */
  half: `${media.wide} 700px, ${fullContentWidth} 600px, ${media.medium} 50vw, 92vw`,
  /** In a layout of two columns, cropped to the height of the text in the other column. */
  halfCropped: `${media.medium} 720px, 92vw`,
  /** As wide as half of the window, and hidden on small screens. */
  halfWindow: `${media.medium} 50vw, 1px`,
  /** In the narrow column of an order summary. */
  summary: `${media.large} ${size.summaryPicture}, ${space[96]}`,
} as const
