import { expect, test } from 'vitest'
import { pageNames } from '#src/domain/pages.ts'
import { findCaptures, toPaths, readSources, getFileStem } from '#tests/support/sources.ts'

const getStems = (pattern: string) => readSources(pattern).map(({ path }) => getFileStem(path))

/** Lists the paths of a folder's files, relative to it and without extensions, e.g. `parts/PartCard`. */
const listRelativeStems = (folder: string, extension: string) =>
  readSources(`${folder}/**/*${extension}`).map(({ path }) => path.slice(folder.length + 1, -extension.length))

test('every screen has a story file', () => {
  const advice = 'stories/screens/{Name}.stories.tsx shows src/design-system/screens/{Name}.tsx'
  expect(listRelativeStems('stories/screens', '.stories.tsx'), advice).toEqual(
    listRelativeStems('src/design-system/screens', '.tsx'),
  )
})

test('story files of components and blocks are named after an export of the design system', () => {
  const exportNames = readSources('src/design-system/{components,blocks}/**/*.tsx').flatMap(({ text }) =>
    findCaptures(text, /^export (?:function|const) (\w+)/gm),
  )
  const unknownNames = getStems('stories/{components,blocks}/**/*.stories.tsx').filter(
    (name) => !exportNames.includes(name),
  )
  expect(unknownNames, 'name the story file after an export of src/design-system').toEqual([])
})

const readTitles = (pattern: string) => readSources(pattern).map(({ text }) => /\btitle: '([^']+)'/.exec(text)?.[1])

test('each file of stories/inApp has the title of the screen’s story file with the same name', () => {
  for (const name of getStems('stories/inApp/*.stories.tsx'))
    expect(readTitles(`stories/inApp/${name}.stories.tsx`), name).toEqual(
      readTitles(`stories/screens/${name}.stories.tsx`),
    )
})

test('stories that mount the whole shop are in separate files, or Chromatic would also photograph the rest of their file', () => {
  const mixedFiles = readSources('stories/!(inApp|journeys|pictures)/**/*.stories.tsx').filter(({ text }) =>
    text.includes('support/inApp.tsx'),
  )
  expect(toPaths(mixedFiles), 'move the stories with ...inApp(…) to stories/inApp').toEqual([])
})

/** The names of all pages as they appear in file names, including the dashboard and the page for unknown paths. */
const pages = [...pageNames, 'dashboard', 'notFound'].map((name) => name.charAt(0).toUpperCase() + name.slice(1))

test('every page has a route, a screen and stories, and only the shell has a route without a screen', () => {
  const expectedStems = (kind: string, ...more: string[]) =>
    [...pages, ...more].map((name) => `${name}${kind}`).toSorted()
  const advice =
    'each page of src/domain/pages.ts has src/routes/{Page}Route.tsx and stories/screens/{Page}Screen.stories.tsx'
  expect(getStems('src/routes/*Route.tsx'), advice).toEqual(expectedStems('Route', 'Shell'))
  expect(getStems('stories/screens/*Screen.stories.tsx'), advice).toEqual(
    expect.arrayContaining(expectedStems('Screen')),
  )
})
