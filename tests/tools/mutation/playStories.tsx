import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, test, vi } from 'vitest'
import { partOf } from '#tests/tools/mutation/folders.ts'

// Plays the stories of one part as portable stories: in jsdom, which tries a mutant much faster than a browser.

// These stories make no calls; layout and accessibility are tested in a browser, by `test:stories`.
vi.mock('msw-storybook-addon', () => ({ default: () => ({}) }))
vi.mock('msw/browser', () => ({ setupWorker: vi.fn() }))
vi.mock('@storybook/addon-a11y', () => ({ default: () => ({}) }))
// jsdom gives each test file a storage of its own.
vi.mock('#storybook/ownStorage.ts', () => ({ ownStorage: () => undefined }))

/** A story that `preview.meta().story()` has made: it brings the annotations of the preview. */
interface Story {
  run: () => Promise<void>
}

/** What mutation.ts found out: paths and names of stories. */
const unplayable: unknown = JSON.parse(process.env.UNPLAYABLE_STORIES ?? '[]')
const isPlayable = (name: string) => !Array.isArray(unplayable) || !unplayable.includes(name)

const folder = partOf(process.env.MUTATION_PART)?.stories ?? 'none'
const files = Object.entries(
  import.meta.glob<Record<string, Story>>('/stories/{blocks,components,screens}/**/*.stories.tsx'),
)

// Storybook gives a story its user only where there is a clipboard, which jsdom lacks.
beforeEach(() => void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: new EventTarget() }))
afterEach(cleanup)

describe.each(files.filter(([path]) => path.startsWith(`/${folder}/`)))('%s', async (path, load) => {
  test.for(Object.entries(await load()))('%s', async ([name, story], { skip }) => {
    skip(!isPlayable(`${path} ${name}`))
    await story.run()
  })
})
