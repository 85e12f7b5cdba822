import { loadStoryIndex } from '#stories/support/useStoryIndex.ts'

const entries = await loadStoryIndex()

/** The stories of this Storybook. Awaited by the module: otherwise the page would show every state as missing until they are loaded. */
export const storyIndex = entries.filter(({ type }) => type === 'story')
