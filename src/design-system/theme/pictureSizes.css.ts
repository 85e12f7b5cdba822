import { media } from '#src/design-system/theme/media.css.ts'
import { size, space } from '#src/design-system/theme/tokens.css.ts'

const fullPage = `(min-width: ${size.content})`

/** How wide a picture is shown in each place, for its `sizes` attribute. Small windows come last. */
export const pictureSizes = {
  /** Covers the slide: as wide as the window, or twice the slide's height, for the picture is 2 : 1. */
  hero: `${media.medium} max(100vw, 2 * ${size.hero}), max(100vw, 2 * ${size.heroSmall})`,
  /** In one of three cards, without padding. */
  card: `${fullPage} 400px, ${media.medium} 30vw, 92vw`,
  /** In one of three cards, with padding. */
  cardInset: `${fullPage} 360px, ${media.medium} 30vw, 90vw`,
  /** In one of two columns. */
  half: `${fullPage} 600px, ${media.medium} 50vw, 92vw`,
  /** In one of two columns, cropped to the height of the text beside it. */
  halfCropped: `${media.medium} 720px, 92vw`,
  /** Over half of the window; not shown in small ones. */
  halfWindow: `${media.medium} 50vw, 1px`,
  /** In the narrow column of an order's summary. */
  summary: `${media.large} 390px, ${space[96]}`,
} as const
