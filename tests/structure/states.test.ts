import { expect, test } from 'vitest'
import { everyScreen, everyState } from '#stories/states/everyState.ts'
import { playRules } from '#stories/states/playRules.ts'
import { generalStates } from '#stories/states/screenStates.ts'
import { tagPlays } from '#storybook/tagPlays.ts'
import { sources, stem } from '#tests/support/sources.ts'
import { allStories, storiesOf } from '#tests/support/stories.ts'

const stories = allStories()
const playById = new Map(stories.map(({ id, play }) => [id, play]))

const describeState = ({ screen, state, storyId }: (typeof everyState)[number]) => `${screen}: ${state}: ${storyId}`

test('every state of every screen has a story', () => {
  const missing = everyScreen.flatMap(({ screen, states, general }) =>
    Object.entries({ ...states, ...general }).flatMap(([state, names]) =>
      names.length === 0 ? [`${screen}: ${state}`] : [],
    ),
  )
  expect(missing).toEqual([])
  expect(everyState.filter(({ storyId }) => !playById.has(storyId)).map(describeState)).toEqual([])
})

test('every story of a screen shows a state', () => {
  const listed = new Set(everyState.map(({ storyId }) => storyId))
  const titles = new Set(everyScreen.map(({ stories: title }) => title))
  const ofScreens = stories.filter(({ title, path }) => titles.has(title) || /^stories\/(screens|wired)\//.test(path))
  expect(ofScreens.filter(({ id }) => !listed.has(id)).map(({ path, id }) => `${path}: ${id}`)).toEqual([])
})

test('every story of a state has a play function that checks something', () => {
  expect(everyState.filter(({ storyId }) => playById.get(storyId) !== 'asserts').map(describeState)).toEqual([])
})

test('every general state belongs to some screen', () => {
  const usedStates = new Set(everyScreen.flatMap(({ general }) => Object.keys(general)))
  expect(Object.keys(generalStates).filter((state) => !usedStates.has(state))).toEqual([])
})

const sectionOf = (title: string) => title.split('/')[0]

test('every section of the Storybook says which of its stories need a play function', () => {
  const ruled = playRules.map(({ section }) => section)
  expect(
    [...new Set(stories.map(({ title }) => sectionOf(title)))].filter((name) => !ruled.includes(name ?? '')),
  ).toEqual([])
})

test('every play function checks something', () => {
  expect(stories.filter(({ play }) => play === 'silent').map(({ path, id }) => `${path}: ${id}`)).toEqual([])
})

test.each([
  ['stories/journeys/Review.stories.tsx', 'Sent', ['play-fn']],
  ['stories/screens/AboutScreen.stories.tsx', 'Small', ['borders', 'play-fn']],
  ['stories/screens/AboutScreen.stories.tsx', 'Ready', ['good-day']],
])('Storybook marks a story whose play function is in a spread: %s %s', async (path, exportName, tags) => {
  const entry = { type: 'story', importPath: path, exportName, tags: tags.filter((tag) => tag !== 'play-fn') } as const
  const { createIndex } = tagPlays({ test: /./, createIndex: () => Promise.resolve([entry]) })
  expect(await createIndex(path, { makeTitle: String })).toEqual([{ ...entry, tags }])
})

test.each(playRules.filter(({ needed }) => needed === 'every'))('every story of $section has one', ({ section }) => {
  const withoutPlay = stories.filter(({ title, play }) => sectionOf(title) === section && play === 'none')
  expect(withoutPlay.map(({ path, id }) => `${path}: ${id}`)).toEqual([])
})

/** Handlers, hooks and form controls: what takes input or changes by itself. */
const reaction = /\bon[A-Z]\w*[=?:,} ]|\buse[A-Z]\w*\(|<(input|textarea|select|button)\b/

test.each(playRules.filter(({ needed }) => needed === 'reacting'))(
  'every component of $section that reacts has a story with one',
  ({ section }) => {
    const unchecked = sources('stories/**/*.stories.tsx').filter((file) => {
      const own = stories.filter(({ path, title }) => path === file.path && sectionOf(title) === section)
      if (own.length === 0 || own.some(({ play }) => play === 'asserts')) return false
      const component = new RegExp(`'#([^']*/${stem(file.path)}\\.tsx)'`).exec(file.text)?.[1]
      return component !== undefined && sources(component).some(({ text }) => reaction.test(text))
    })
    expect(unchecked.map(({ path }) => path)).toEqual([])
  },
)

test.each([
  ['none', `export const A = meta.story({ args: { play: 'x' } })`],
  ['silent', `export const A = meta.story({ async play({ canvas }) { canvas.getByText('x') } })`],
  ['silent', `const look = () => look()\nexport const A = meta.story({ play: look })`],
  ['asserts', `export const A = meta.story({ async play() { await expect(1).toBe(1) } })`],
  ['asserts', `const look = (n: number) => () => expect(n).toBe(1)\nexport const A = meta.story({ play: look(1) })`],
  [
    'asserts',
    `import { fitsTheWindow as fits } from '#stories/support/fits.ts'\nexport const A = meta.story({ play: fits })`,
  ],
  [
    'asserts',
    `const look = () => ({ async play() { await expect(1).toBe(1) } })\nconst { a } = { a: look }\nexport const A = meta.story({ ...a() })`,
  ],
  ['none', `const look = () => ({ args: { x: 1 } })\nexport const A = meta.story({ ...look() })`],
])('tells a play function: %s: %s', (play, text) => {
  const meta = `import preview from '#storybook/preview.tsx'\nconst meta = preview.meta({ title: 'Screens/A' })\n`
  const [story] = storiesOf({ path: `stories/${text.length}.stories.tsx`, text: meta + text })
  expect(story?.play).toBe(play)
})
