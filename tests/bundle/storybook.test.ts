import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stateMarks } from '#storybook/stateMarks.ts'
import { readStories } from '#tests/support/storybookIndex.ts'
import { captures, sources } from '#tests/support/sources.ts'
import { readTraceConfig } from '#tests/tools/visual/selection.ts'

/** Files that make Chromatic photograph every story when they change. */
const externalFiles = new Set(globSync(readTraceConfig().externals))

test('style sheets that others import are externals, because Chromatic doesn’t trace style sheets', () => {
  const importedStyleSheets = sources('{src,mocks,stories}/**/*.css.ts').flatMap(({ text }) =>
    captures(text, /from '#(.*\.css\.ts)'/g),
  )
  // Every importer of the omitted style sheets also imports their component.
  const otherStyleSheets = importedStyleSheets.filter((file) => !/\/(FieldFrame|TabRow)\.css\.ts$/.test(file))
  expect(otherStyleSheets.filter((file) => !externalFiles.has(file))).toEqual([])
})

test('the sidebar keeps the states of each screen together, in the order of the groups on its page', () => {
  const states = readStories('storybook-static').filter(({ title }) => /^Screens\/.*\//.test(title))
  const titles = [...new Set(states.map(({ title }) => title))]
  const getRank = ({ title, tags }: (typeof states)[number]) =>
    titles.indexOf(title) * stateMarks.length + stateMarks.findIndex(({ tag }) => tags.includes(tag))
  const ranks = states.map(getRank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})
