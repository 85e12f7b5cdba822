import { expect, test } from 'vitest'
import { pageNames } from '#src/domain/pages.ts'
import { captures, toPaths, sources, stem } from '#tests/support/sources.ts'

const stems = (pattern: string) => sources(pattern).map(({ path }) => stem(path))

/** Paths below a folder, without extensions: `parts/PartCard`. */
const listStems = (folder: string, extension: string) =>
  sources(`${folder}/**/*${extension}`).map(({ path }) => path.slice(folder.length + 1, -extension.length))

test('every screen has its stories', () => {
  const advice = 'stories/screens/{Name}.stories.tsx shows src/design-system/screens/{Name}.tsx'
  expect(listStems('stories/screens', '.stories.tsx'), advice).toEqual(listStems('src/design-system/screens', '.tsx'))
})

test('story files of components and blocks are named after what they show', () => {
  const shownNames = sources('src/design-system/{components,blocks}/**/*.tsx').flatMap(({ text }) =>
    captures(text, /^export (?:function|const) (\w+)/gm),
  )
  const unknownNames = stems('stories/{components,blocks}/**/*.stories.tsx').filter(
    (name) => !shownNames.includes(name),
  )
  expect(unknownNames, 'name the story file after an export of src/design-system').toEqual([])
})

const titles = (pattern: string) => sources(pattern).map(({ text }) => /\btitle: '([^']+)'/.exec(text)?.[1])

test('stories in the app have the title of the screen with the same file name', () => {
  for (const name of stems('stories/inApp/*.stories.tsx'))
    expect(titles(`stories/inApp/${name}.stories.tsx`), name).toEqual(titles(`stories/screens/${name}.stories.tsx`))
})

test('stories that mount the whole shop have files of their own, or Chromatic would photograph their neighbours with them', () => {
  const mixedFiles = sources('stories/!(inApp|journeys|pictures)/**/*.stories.tsx').filter(({ text }) =>
    text.includes('support/inApp.tsx'),
  )
  expect(toPaths(mixedFiles), 'move the stories with ...inApp(…) to stories/inApp').toEqual([])
})

/** The names of the page files: the pages of the table, the frame of the dashboard, and the page for unknown paths. */
const pages = [...pageNames, 'dashboard', 'notFound'].map((name) => name.charAt(0).toUpperCase() + name.slice(1))

test('every page has a route, a screen and stories; only the frame around all pages has no screen', () => {
  const expectedStems = (kind: string, ...more: string[]) =>
    [...pages, ...more].map((name) => `${name}${kind}`).toSorted()
  const advice =
    'each page of src/domain/pages.ts has src/routes/{Page}Route.tsx and stories/screens/{Page}Screen.stories.tsx'
  expect(stems('src/routes/*Route.tsx'), advice).toEqual(expectedStems('Route', 'Shell'))
  expect(stems('stories/screens/*Screen.stories.tsx'), advice).toEqual(expect.arrayContaining(expectedStems('Screen')))
})
