import { expect } from 'storybook/test'

/** Fails when the page scrolls sideways (STATE-16). */
export const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

/** Annotations of a story that has to fit a screen of 320 pixels. */
export const onSmallPhone = { globals: { viewport: { value: 'small' } }, play: fitsTheWindow }
