import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageNames } from '#src/domain/pages.ts'
import { sources, stem, type Source } from '#tests/support/sources.ts'

const stems = (pattern: string) => sources(pattern).map(({ path }) => stem(path))

/** Paths below a folder, without extensions: `parts/PartCard`. */
const stemsBelow = (folder: string, extension: string) =>
  sources(`${folder}/**/*${extension}`).map(({ path }) => path.slice(folder.length + 1, -extension.length))

test('every screen has its stories', () => {
  expect(stemsBelow('stories/screens', '.stories.tsx')).toEqual(stemsBelow('src/design-system/screens', '.tsx'))
})

test.each(['components', 'blocks'])('stories/%s has stories of what is in the design system', (folder) => {
  const known = stemsBelow(`src/design-system/${folder}`, '.tsx')
  const told = stemsBelow(`stories/${folder}`, '.stories.tsx')
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter((name) => !known.includes(name))).toEqual([])
})

test('the stories of a screen have the landmark checks of a page, and the page for stakeholders', () => {
  const isPage = ({ text }: Source) =>
    /preview\.meta\(\{[^]*?parameters: \{ page: true, docs: \{ page: ScreenPage \}/.test(text)
  expect(sources('stories/screens/*.stories.tsx').filter((file) => !isPage(file))).toEqual([])
})

const titles = (pattern: string) => sources(pattern).map(({ text }) => /\btitle: '([^']+)'/.exec(text)?.[1])

test('wired stories stand below the screen of the same file name', () => {
  for (const name of stems('stories/wired/*.stories.tsx'))
    expect(titles(`stories/wired/${name}.stories.tsx`), name).toEqual(titles(`stories/screens/${name}.stories.tsx`))
})

test('stories that mount the whole shop have files of their own, or Chromatic photographs their neighbours with them', () => {
  const mixed = sources('stories/!(wired|journeys|pictures)/**/*.stories.tsx').filter(({ text }) =>
    text.includes('wired.tsx'),
  )
  expect(mixed.map(({ path }) => path)).toEqual([])
})

/** Names of the page files: the pages of the table, the frame of the dashboard, and the page for unknown addresses. */
const pages = [...pageNames, 'dashboard', 'notFound'].map((name) => name.charAt(0).toUpperCase() + name.slice(1))

test('every route belongs to a page, except the frame around all pages', () => {
  const routes = [...pages, 'Shell'].map((name) => `${name}Route`)
  expect(stems('src/routes/*Route.tsx')).toEqual(routes.toSorted())
})

test('a route module exports the component that it is named after: the route table asks for it by that name', () => {
  const files = sources('src/routes/{*Route,Require*}.tsx')
  const nameless = files.filter(
    ({ path, text }) => !new RegExp(`^export (function|const) ${stem(path)}\\b`, 'm').test(text),
  )
  expect(nameless.map(({ path }) => path)).toEqual([])
})

test.each(pages)('%s has a route, a screen and stories', (page) => {
  const files = [
    `src/routes/${page}Route.tsx`,
    `src/design-system/screens/${page}Screen.tsx`,
    `stories/screens/${page}Screen.stories.tsx`,
  ]
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('a route with hooks has a test of its own; what shows a screen only is tested by its row in tests/spec/pages.ts', () => {
  const active = sources('src/routes/*Route.tsx').filter(({ text }) => /\buse[A-Z]\w*\(/.test(text))
  const files = active.map(({ path }) => `tests/unit/routes/${stem(path)}.test.tsx`)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
