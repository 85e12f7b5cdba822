import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stateMarks } from '#storybook/stateMarks.ts'
import { readStories } from '#tests/support/storybookIndex.ts'
import { findCaptures, readSources } from '#tests/support/sources.ts'
import { readTraceConfig } from '#tests/tools/visual/selection.ts'

/** A change to any of these files makes Chromatic take a snapshot of every story. */
const filesAffectingAllStories = new Set(globSync(readTraceConfig().externals))

test('Chromatic’s externals include every imported style sheet, because Chromatic doesn’t trace style sheets', () => {
  const importedStyleSheets = readSources('{src,mocks,stories}/**/*.css.ts').flatMap(({ text }) =>
    findCaptures(text, /from '#(.*\.css\.ts)'/g),
  )
  // These two style sheets are exempt, because every file that imports one of them also imports its component.
  const requiredStyleSheets = importedStyleSheets.filter((file) => !/\/(FieldFrame|TabRow)\.css\.ts$/.test(file))
  expect(requiredStyleSheets.filter((file) => !filesAffectingAllStories.has(file))).toEqual([])
})

test('the Storybook sidebar lists the states of each screen together, in the order of the groups on the screen’s page', () => {
  const stories = readStories('storybook-static').filter(({ title }) => /^Screens\/.*\//.test(title))
  const titles = [...new Set(stories.map(({ title }) => title))]
  const getSidebarRank = ({ title, tags }: (typeof stories)[number]) =>
    titles.indexOf(title) * stateMarks.length + stateMarks.findIndex(({ tag }) => tags.includes(tag))
  const sidebarRanks = stories.map(getSidebarRank)
  expect(sidebarRanks).toEqual(sidebarRanks.toSorted((a, b) => a - b))
})
