import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stateMarks } from '#storybook/stateMarks.ts'
import { readStories } from '#tests/support/storybookIndex.ts'
import { captures, sources } from '#tests/support/sources.ts'
import { readTraceConfig } from '#tests/tools/visual/selection.ts'

/** Files whose change makes Chromatic photograph everything. */
const externalFiles = new Set(globSync(readTraceConfig().externals))

test('style sheets that others import are externals: Chromatic doesn’t look into style sheets', () => {
  const imported = sources('{src,mocks,stories}/**/*.css.ts').flatMap(({ text }) =>
    captures(text, /from '#(.*\.css\.ts)'/g),
  )
  // The importer of the one that is left out imports its component, too.
  const others = imported.filter((file) => file !== 'src/design-system/components/FieldFrame.css.ts')
  expect(others.filter((file) => !externalFiles.has(file))).toEqual([])
})

test('the sidebar has the states of each screen together, in the order of the groups on its page', () => {
  const states = readStories('storybook-static').filter(({ title }) => /^Screens\/.*\//.test(title))
  const titles = [...new Set(states.map(({ title }) => title))]
  const rankOf = ({ title, tags }: (typeof states)[number]) =>
    titles.indexOf(title) * stateMarks.length + stateMarks.findIndex(({ tag }) => tags.includes(tag))
  const ranks = states.map(rankOf)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})
