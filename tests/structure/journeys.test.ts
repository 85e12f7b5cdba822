import { expect, test } from 'vitest'
import { tours } from '#mocks/demo/tour/tours.ts'
import { journeyFolders, journeys } from '#stories/journeys/journeys.ts'
import { readSources, getFileStem } from '#tests/support/sources.ts'
import { readCsf } from '#tests/support/stories.ts'

const files = readSources('stories/journeys/*.stories.tsx').map((file) => {
  const { meta, indexInputs } = readCsf(file)
  const name = getFileStem(file.path)
  return {
    key: name.charAt(0).toLowerCase() + name.slice(1),
    title: meta?.title,
    stories: indexInputs,
    text: file.text,
  }
})

test('every journey has its own story file', () => {
  const advice = 'stories/journeys/{Goal}.stories.tsx and its line in stories/journeys/journeys.ts, under the same name'
  const keys = files.map(({ key }) => key)
  expect(keys, advice).toEqual(Object.keys(journeys).toSorted())
})

test.each(Object.entries(journeys))(
  'the story file of %s has its title, "Watch it", and a story for each step',
  (key, journey) => {
    const file = files.find((candidate) => candidate.key === key)
    const advice = `stories/journeys, the file of ${key}`
    expect(file?.title, advice).toBe(`Journeys/${journeyFolders[journey.start.as]}/${journey.title}`)
    const numbers = journey.steps.map((_, index) => index + 1)
    const stepNames = file?.stories.map(({ name }) => name)
    expect(stepNames, `${advice}: a story for each step, whose name begins with its number`).toEqual([
      'Watch it',
      ...numbers.map((number) => expect.stringMatching(new RegExp(String.raw`^${number} \p{Lu}`, 'u'))),
    ])
    expect(Array.from(file?.text.matchAll(/storyAfterStep\((\d+)\)/g) ?? [], ([, number]) => Number(number))).toEqual(
      numbers,
    )
  },
)

test('every step of the demo’s tours is a step of a journey', () => {
  const captions = new Set(Object.values(journeys).flatMap(({ steps }) => steps.map(({ caption }) => caption)))
  const missingCaptions = tours
    .flatMap(({ steps }) => steps.map(({ caption }) => caption))
    .filter((text) => !captions.has(text))
  expect(
    missingCaptions,
    'these captions of mocks/demo/tour are in no journey of stories/journeys/journeys.ts',
  ).toEqual([])
})
