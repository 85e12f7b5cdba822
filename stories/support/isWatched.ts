import isChromatic from 'chromatic/isChromatic'
import { isFrozen } from '#storybook/pretendFocus.ts'

/** Whether a person looks at the story: no test, no camera, and not as a frozen picture on a documentation page. */
export const isWatched = (): boolean => !navigator.webdriver && !isChromatic() && !isFrozen
