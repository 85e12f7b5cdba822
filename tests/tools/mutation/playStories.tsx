import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { folders } from '#tests/tools/mutation/folders.ts'

// Plays the stories of one folder as portable stories: in jsdom, which tries a mutant much faster than a browser.

// These stories make no calls; layout and accessibility are tested in a browser, by `test:stories`.
vi.mock('@storybook/addon-a11y', () => ({ default: () => ({}) }))
// jsdom gives each test file a storage of its own.
vi.mock('#storybook/ownStorage.ts', () => ({ ownStorage: () => undefined }))
// jsdom neither serves pictures nor drags files.
vi.mock('#stories/support/files.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  photographFile: async (name = 'wheel-hub.avif') => new File(['A picture'], name, { type: 'image/avif' }),
  dropOn: (element: HTMLElement, file: File) => fireEvent.drop(element, { dataTransfer: { files: [file] } }),
}))

/** A story that `preview.meta().story()` has made: it brings the annotations of the preview. */
interface Story {
  run: () => Promise<void>
}

/** Paths and names of stories that jsdom can't play: mutation.ts found them out. */
const unplayable = z.parse(z.array(z.string()), JSON.parse(process.env.UNPLAYABLE_STORIES ?? '[]'))

const storyFiles = folders.get(process.env.MUTATION_FOLDER ?? '')?.stories ?? []
const files = Object.entries(
  import.meta.glob<Record<string, Story>>('/stories/{blocks,components,screens}/**/*.stories.tsx'),
)

// Storybook gives a story its user only where there is a clipboard, which jsdom lacks.
beforeEach(() => void Object.defineProperty(navigator, 'clipboard', { configurable: true, value: new EventTarget() }))
afterEach(cleanup)

describe.each(files.filter(([path]) => storyFiles.includes(path.slice(1))))('%s', async (path, load) => {
  test.for(Object.entries(await load()))('%s', async ([name, story], { skip }) => {
    skip(unplayable.includes(`${path} ${name}`))
    await story.run()
  })
})
