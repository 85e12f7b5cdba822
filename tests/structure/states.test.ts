import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { everyScreen, everyState } from '#stories/states/everyState.ts'
import { generalStates } from '#stories/states/screenStates.ts'
import { sources, stem } from '#tests/support/sources.ts'

/** Whether a story has a play function, by story id; parsed by Storybook's indexer. */
const stories = new Map(
  sources('stories/**/*.stories.tsx').flatMap(({ path, text }) =>
    loadCsf(text, { fileName: path, makeTitle: (title) => title })
      .parse()
      .indexInputs.map(({ __id, __stats }) => [__id, __stats?.play === true] as const),
  ),
)

const describeState = ({ screen, state, storyId }: (typeof everyState)[number]) => `${screen}: ${state}: ${storyId}`

test('every state of every screen has a story', () => {
  const missing = everyScreen.flatMap(({ screen, states, general }) =>
    Object.entries({ ...states, ...general }).flatMap(([state, names]) =>
      names.length === 0 ? [`${screen}: ${state}`] : [],
    ),
  )
  expect(missing).toEqual([])
  expect(everyState.filter(({ storyId }) => !stories.has(storyId)).map(describeState)).toEqual([])
})

test('every story of a state has a play function', () => {
  expect(everyState.filter(({ storyId }) => stories.get(storyId) === false).map(describeState)).toEqual([])
})

test('every screen is in the matrix', () => {
  const screensOfMatrix = new Set(everyScreen.map(({ stories: title }) => title.split('/').at(-1)))
  expect(
    sources('src/design-system/screens/*.tsx')
      .map(({ path }) => stem(path))
      .filter((name) => !screensOfMatrix.has(name)),
  ).toEqual([])
})

test('every general state belongs to some screen', () => {
  const usedStates = new Set(everyScreen.flatMap(({ general }) => Object.keys(general)))
  expect(Object.keys(generalStates).filter((state) => !usedStates.has(state))).toEqual([])
})
