import { expect } from 'storybook/test'

/** Fails when the page scrolls sideways (STATE-16). */
export const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
