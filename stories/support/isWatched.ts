import isChromatic from 'chromatic/isChromatic'
import { isFrozen } from '#storybook/pretendFocus.ts'

/** Whether a person watches the story, not a test, a screenshot tool or a frozen picture on a documentation page. */
export const isWatched = (): boolean => !navigator.webdriver && !isChromatic() && !isFrozen
