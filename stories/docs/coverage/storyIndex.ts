import { loadStoryIndex } from '#stories/support/useStoryIndex.ts'

const entries = await loadStoryIndex()

/** The stories of this Storybook. Awaited by the module: the page never shows gaps that are only not loaded yet. */
export const storyIndex = entries.filter(({ type }) => type === 'story')
