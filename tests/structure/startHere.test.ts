import { readdirSync, statSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { roles } from '#stories/start/roles.ts'
import { screenGroups, screens } from '#stories/start/screens.ts'
import { toThumbnailFileName, thumbnailStories, thumbnailThemes } from '#stories/start/thumbnails.ts'
import { storyFiles } from '#storybook/storyFiles.ts'
import budgets from '#tests/budgets.json' with { type: 'json' }
import { toPaths, readSources } from '#tests/support/sources.ts'
import { findDocsIds, readAllStories } from '#tests/support/stories.ts'

/** The ids of all stories and documentation pages. */
const knownIds = new Set([...readAllStories().flatMap(({ id, title }) => [id, toId(title, 'docs')]), ...findDocsIds()])

test('every link and picture of Start here and the picture wall has a target', () => {
  const linkedIds = [
    ...roles.flatMap(({ links = [] }) => links.map(({ to }) => to)),
    ...screens.map(({ pageId }) => pageId),
  ]
  const pictureIds = [...roles, ...screens].map(({ pictureStoryId }) => pictureStoryId)
  const missingIds = [...linkedIds, ...pictureIds].filter((id) => !knownIds.has(id))
  expect(
    missingIds,
    'stories/start/roles.ts or screens.ts names no story or page: the id follows from its title and export',
  ).toEqual([])
})

test('Start here shows every screen in the card of a role', () => {
  const screensOfRoles = roles.flatMap(({ screens: group }) => group ?? [])
  expect(screensOfRoles, 'stories/start/roles.ts: a role for each group of stories/start/screens.ts').toEqual(
    screenGroups,
  )
})

const thumbnailsDir = 'stories/thumbnails/'
const thumbnails = readdirSync(thumbnailsDir)

test('every thumbnail is used; `npm run thumbnails` deletes unused ones', () => {
  const usedThumbnails = thumbnailStories.flatMap((story) =>
    thumbnailThemes.map((theme) => toThumbnailFileName(story, theme)),
  )
  expect(thumbnails.filter((file) => !usedThumbnails.includes(file))).toEqual([])
  expect(thumbnails.length).toBeGreaterThan(30)
})

test('the thumbnails stay within their budget', () => {
  const totalBytes = thumbnails.reduce((sum, file) => sum + statSync(thumbnailsDir + file).size, 0)
  expect(totalBytes / 1000).toBeLessThanOrEqual(budgets.thumbnails.goalKB)
})

test('every story file is in the sidebar', () => {
  const listedPaths = new Set(
    storyFiles.flatMap((pattern) => readSources(pattern.replace('../', ''))).map(({ path }) => path),
  )
  const missingPaths = readSources('stories/**/*.stories.tsx').filter(({ path }) => !listedPaths.has(path))
  expect(toPaths(missingPaths), 'its name in .storybook/storyFiles.ts').toEqual([])
})

test('the sidebar lists the screens in the order of the list of screens', () => {
  const titles = storyFiles
    .flatMap((pattern) => readSources(pattern.replace('../', '')))
    .flatMap(({ text }) => /\btitle(?:=|: ?)['"](Screens\/[^'"]+)/.exec(text)?.[1] ?? [])
  expect([...new Set(titles)], 'stories/start/screens.ts: the file and title of each screen').toEqual([
    'Screens/All screens',
    ...screens.map(({ title }) => title),
  ])
})
