import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { everyScreen, everyState } from '#stories/states/everyState.ts'
import { generalStates } from '#stories/states/screenStates.ts'
import { sources, stem } from '#tests/support/sources.ts'

/** Every story by its id, read as Storybook's own index reads it, and whether it has a play function. */
const stories = new Map(
  sources('stories/**/*.stories.tsx').flatMap(({ path, text }) =>
    loadCsf(text, { fileName: path, makeTitle: (title) => title })
      .parse()
      .indexInputs.map(({ __id, __stats }) => [__id, __stats?.play === true] as const),
  ),
)

const told = ({ screen, state, storyId }: (typeof everyState)[number]) => `${screen}: ${state}: ${storyId}`

test('every state of every screen has a story', () => {
  const without = everyScreen.flatMap(({ screen, states, general }) =>
    Object.entries({ ...states, ...general }).flatMap(([state, names]) =>
      names.length === 0 ? [`${screen}: ${state}`] : [],
    ),
  )
  expect(without).toEqual([])
  expect(everyState.filter(({ storyId }) => !stories.has(storyId)).map(told)).toEqual([])
})

test('every story of a state checks in its play function what makes the state', () => {
  expect(everyState.filter(({ storyId }) => stories.get(storyId) === false).map(told)).toEqual([])
})

test('every screen is in the matrix', () => {
  const listed = new Set(everyScreen.map(({ stories: title }) => title.split('/').at(-1)))
  expect(
    sources('src/design-system/screens/*.tsx')
      .map(({ path }) => stem(path))
      .filter((name) => !listed.has(name)),
  ).toEqual([])
})

test('every general state is shown by some screen', () => {
  const shown = new Set(everyScreen.flatMap(({ general }) => Object.keys(general)))
  expect(Object.keys(generalStates).filter((state) => !shown.has(state))).toEqual([])
})
