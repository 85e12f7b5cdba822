import { expect, test } from 'vitest'
import { sources, stem, type Source } from '#tests/support/sources.ts'

const stems = (pattern: string) => sources(pattern).map(({ path }) => stem(path))

test.each(['components', 'blocks', 'screens'])('stories/%s mirrors the design system', (folder) => {
  expect(stems(`stories/${folder}/*.stories.tsx`)).toEqual(stems(`src/design-system/${folder}/*.tsx`))
})

test('the stories of a screen are shown, and checked for landmarks, as a page', () => {
  const isPage = ({ text }: Source) => /preview\.meta\(\{[^]*?parameters: \{ page: true\b/.test(text)
  expect(sources('stories/screens/*.stories.tsx').filter((file) => !isPage(file))).toEqual([])
})

const pages = stems('src/routes/*Route.tsx')
  .filter((name) => name !== 'ShellRoute')
  .map((name) => name.replace(/Route$/, ''))

test.each(pages)('%s has a route, a screen, stories and a test of its route', (page) => {
  const files = [
    `src/design-system/screens/${page}Screen.tsx`,
    `stories/screens/${page}Screen.stories.tsx`,
    `tests/routes/${page}Route.test.tsx`,
  ]
  expect(sources(...files).map(({ path }) => path)).toEqual(files)
})
