import { expect, test } from 'vitest'
import { pageNames } from '#src/domain/pages.ts'
import { findings, sources, stem, type Source } from '#tests/support/sources.ts'

const stems = (pattern: string) => sources(pattern).map(({ path }) => stem(path))

test.each(['components', 'blocks', 'screens'])('stories/%s mirrors the design system', (folder) => {
  expect(stems(`stories/${folder}/*.stories.tsx`)).toEqual(stems(`src/design-system/${folder}/*.tsx`))
})

test('the stories of a screen are shown, and checked for landmarks, as a page', () => {
  const isPage = ({ text }: Source) => /preview\.meta\(\{[^]*?parameters: \{ page: true\b/.test(text)
  expect(sources('stories/screens/*.stories.tsx').filter((file) => !isPage(file))).toEqual([])
})

/** The pages of the table as their files are named, the dashboard's frame, and the page for every other address. */
const pages = [...pageNames, 'dashboard', 'notFound'].map((name) => name.charAt(0).toUpperCase() + name.slice(1))

test('every route is of a page, but for the frame around all of them', () => {
  const routes = [...pages, 'Shell'].map((name) => `${name}Route`)
  expect(stems('src/routes/*Route.tsx')).toEqual(routes.toSorted())
})

test('the module of a route exports one component and nothing else, for the route table takes what it finds', () => {
  for (const file of sources('src/routes/{*Route,Require*}.tsx'))
    expect(findings([file], /^export (?!interface|type)/gm), file.path).toHaveLength(1)
})

test.each(pages)('%s has a route, a screen, stories and a test of its route', (page) => {
  const files = [
    `src/design-system/screens/${page}Screen.tsx`,
    `stories/screens/${page}Screen.stories.tsx`,
    `tests/routes/${page}Route.test.tsx`,
  ]
  expect(sources(...files).map(({ path }) => path)).toEqual(files)
})
