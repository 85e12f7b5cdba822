import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { scenarios, isScenario } from '#mocks/scenarios.ts'
import { frames, generalStates, neverOutdatedReasons, screens, unreachableReasons } from '#stories/start/screens.ts'
import { stateMarks } from '#storybook/stateMarks.ts'
import { readSources } from '#tests/support/sources.ts'
import { readAllStories, parseStories, type StoryFacts } from '#tests/support/stories.ts'

const stories = readAllStories()
const screenStories = readSources('stories/screens/*.stories.tsx').map(parseStories)
const storiesOfScreens = stories.filter(({ path }) => /^stories\/(screens|inApp)\//.test(path))

test('the story files of screens match the list of screens', () => {
  const titles = screenStories.map(([first]) => first?.title ?? '').toSorted()
  expect(titles, 'stories/start/screens.ts: a line for each title of stories/screens').toEqual(
    screens.map(({ title }) => title).toSorted(),
  )
})

test('every screen has a story with the whole shop and its mock server', () => {
  const inAppTitles = new Set(
    readSources('stories/inApp/*.stories.tsx')
      .flatMap(parseStories)
      .map(({ title }) => title),
  )
  const missingTitles = screens.map(({ title }) => title).filter((title) => !inAppTitles.has(title))
  expect(missingTitles, 'a story in stories/inApp: what people do on the screen, from start to end').toEqual([])
})

test.each([...frames, ...screens])('$title lists exactly the states for which it has stories', (screen) => {
  const tags = stories.filter(({ title }) => title === screen.title).flatMap((story) => story.tags)
  const statesWithStories = Object.keys(generalStates).filter((state) => tags.includes(state))
  expect(statesWithStories, `tags of its stories, and the numbers in its line of stories/start/screens.ts`).toEqual(
    screen.states,
  )
})

test('a screen that loads data has a story for outdated data, or a reason why its data is never outdated', () => {
  const screensWithoutStaleState = screens.filter(
    ({ states }) => states.includes('STATE-1') && !states.includes('STATE-2'),
  )
  expect(
    screensWithoutStaleState.map(({ title }) => title),
    'stories/start/screens.ts: a story with the tag STATE-2 and a 2 in its line, or a reason in neverOutdatedReasons',
  ).toEqual(Object.keys(neverOutdatedReasons))
})

test('every general state belongs to a screen', () => {
  const listedStates = screens.flatMap(({ states }) => states)
  const unlistedStates = Object.keys(generalStates).filter((state) => !listedStates.includes(state))
  expect(unlistedStates, 'stories/start/screens.ts: the number of the state in the line of a screen').toEqual([])
})

/** Whether the tag names the scenario in which the demo shows a state, or the reason why the demo can't show it. */
const isDemoTag = (tag: string) => isScenario(tag) || Object.hasOwn(unreachableReasons, tag)

/** Whether the story's state is specific to one screen. The demo must be able to show such states. */
const mustBeShownInDemo = ({ path, tags, hasProps }: StoryFacts) =>
  path.startsWith('stories/screens/') &&
  hasProps &&
  !tags.some((tag) => tag === 'good-day' || tag === 'waiting' || tag in generalStates)

test('the demo can show each state of a screen, or Coverage gives the reason why not', () => {
  const unclearStories = storiesOfScreens
    .filter((story) => {
      const { length } = story.tags.filter(isDemoTag)
      return (
        length > 1 || (length === 0 && mustBeShownInDemo(story)) || (length === 1 && story.path.includes('/inApp/'))
      )
    })
    .map(({ path, exportName }) => `${path}: ${exportName}`)
  expect(
    unclearStories,
    'one tag: the scenario of mocks/scenarios.ts in which people reach the state, or a reason of stories/start/screens.ts',
  ).toEqual([])
  const usedTags = new Set(storiesOfScreens.flatMap(({ tags }) => tags))
  const unusedReasons = Object.keys(unreachableReasons).filter((reason) => !usedTags.has(reason))
  expect(unusedReasons, 'stories/start/screens.ts: remove the reason').toEqual([])
})

test('every tag of a story is known', () => {
  const knownTags = [
    'test',
    '!test',
    '!dev',
    '!autodocs',
    'play-fn',
    ...Object.keys({ ...generalStates, ...unreachableReasons, ...scenarios }),
    ...stateMarks.map(({ tag }) => tag),
  ]
  const unknownTags = stories.flatMap(({ path, id, tags }) =>
    tags.filter((tag) => !knownTags.includes(tag)).map((tag) => `${path}, ${id}: ${tag}`),
  )
  expect(unknownTags, 'a group of .storybook/stateMarks.ts, or STATE-n of stories/start/screens.ts').toEqual([])
})

test('every story of a screen or a journey has a play function', () => {
  const storiesToPlay = stories.filter(({ title }) => /^(Screens|Journeys)\//.test(title))
  const storiesWithoutPlay = storiesToPlay.filter(({ hasPlay }) => !hasPlay).map(({ path, id }) => `${path}: ${id}`)
  expect(
    storiesWithoutPlay,
    'write play: a check of what is typical for the state, such as expectText(…) of stories/support/plays.ts',
  ).toEqual([])
})

test('all stories are played, except steps of journeys and stories in forced colours', () => {
  const unplayedStories = stories.filter(({ isPlayed }) => !isPlayed)
  const allowedTitles = /^(Journeys\/.*: \d|Pictures\/)/
  const otherStories = unplayedStories
    .filter(({ title, name }) => !allowedTitles.test(`${title}: ${name}`))
    .map(({ path, id }) => `${path}: ${id}`)
  expect(otherStories, 'remove the tag !test').toEqual([])
  expect(unplayedStories.length).toBeGreaterThan(40)
})

/** Technical words that stakeholders may not understand. */
const jargon =
  /\b(?:wired|mock\w*|stale|fetch\w*|refetch\w*|props?|render\w*|API|cached?|toasts?|tokens?|payload|markup|HTML|JSON|DOM|viewport|px|args|null|undefined|async|boolean|string|backend|endpoint|component|modal|dialog|isError|session|router?|UI|UX|40[134]|500)\b/i

test.each(storiesOfScreens)(
  '$path: $exportName is named and described in words that stakeholders understand',
  ({ exportName, name, tags, sentence }) => {
    expect(name, 'write name: a few plain words').not.toBe(storyNameFromExport(exportName))
    expect(name.length, 'a shorter name').toBeLessThanOrEqual(45)
    expect(sentence, 'write above it /** What is seen, in one sentence. */').toMatch(/^[“A-Z].{14,}[^.]\.$/)
    expect(`${name} ${sentence}`, 'write it without a developer’s word').not.toMatch(jargon)
    const marks = stateMarks.filter(({ tag }) => tags.includes(tag))
    expect(marks, 'one group of .storybook/stateMarks.ts in its tags').toHaveLength(1)
  },
)

test('every story has a unique id', () => {
  const ids = stories.map(({ id }) => id)
  const repeatedIds = ids.filter((id, index) => ids.indexOf(id) !== index)
  expect(
    repeatedIds,
    'stories/inApp and stories/screens share titles: give one of the two exports another name',
  ).toEqual([])
})

test('the stories of a screen have unique names', () => {
  const names = storiesOfScreens.map(({ title, name }) => `${title}: ${name}`)
  const repeatedNames = names.filter((name, index) => names.indexOf(name) !== index)
  expect(repeatedNames, 'give one of the two another name').toEqual([])
})

test('the first story of every screen shows it in the shop, because Storybook opens that story', () => {
  const otherPaths = screenStories.filter(([first]) => first?.exportName !== 'InTheShop').map(([first]) => first?.path)
  expect(otherPaths, 'write export const InTheShop = meta.story({ …, ...inShell(…) }) as the first story').toEqual([])
})
