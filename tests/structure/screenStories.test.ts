import { storyNameFromExport } from 'storybook/internal/csf'
import { extractDescription } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { everyScreen } from '#stories/states/everyState.ts'
import { toSentence } from '#stories/support/toSentence.ts'
import { stateMarks } from '#storybook/stateMarks.ts'
import { readCsf } from '#tests/support/readCsf.ts'
import { sources, type Source } from '#tests/support/sources.ts'

/** Stories of a file as Storybook's indexer sees them, in the order of the file. */
function storiesOf(file: Source) {
  const csf = readCsf(file)
  return csf.indexInputs.map(({ __id: id = '', title = '', exportName, name = '', tags = [] }) => ({
    id,
    title,
    exportName,
    name,
    tags,
    /** What the screen's page says about the story. */
    sentence: toSentence(extractDescription(csf._storyStatements[exportName])),
  }))
}

const pure = sources('stories/screens/*.stories.tsx').map(storiesOf)
const stories = [...pure, ...sources('stories/wired/*.stories.tsx').map(storiesOf)].flat()

/** Words of developers; stakeholders read other ones. */
const jargon =
  /\b(?:wired|mock\w*|stale|fetch\w*|refetch\w*|props?|render\w*|API|cached?|toasts?|tokens?|payload|markup|HTML|JSON|DOM|viewport|px|args|null|undefined|async|boolean|string|backend|endpoint|component|modal|dialog|isError|session|router?|UI|UX|40[134]|500)\b/i

/** The table of states for a title such as 'Screens/Customer/My Orders'. */
const fileOfStates = (title: string) => `stories/states/${title.split('/')[1]?.toLowerCase()}States.ts`

describe('the stories of a screen', () => {
  test('stand below the name of the screen in the table of states', () => {
    const named = new Set(everyScreen.map((screen) => screen.stories).filter((title) => title.startsWith('Screens/')))
    const titles = pure.map(([first]) => first?.title ?? '')
    const unlisted = titles.filter((title) => !named.has(title)).map((title) => `${fileOfStates(title)}: ${title}`)
    expect(unlisted, 'a screen needs its row').toEqual([])
    expect(
      [...named].filter((title) => !titles.includes(title)),
      'a row needs a file in stories/screens',
    ).toEqual([])
  })

  test('have a name in plain words that is short and their own', () => {
    const unnamed = stories.filter(({ name, exportName }) => name === storyNameFromExport(exportName))
    expect(unnamed.map(({ id }) => id)).toEqual([])
    expect(stories.filter(({ name }) => name.length > 45).map(({ name }) => name)).toEqual([])
    const names = stories.map(({ title, name }) => `${title}: ${name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('belong to exactly one group', () => {
    const ungrouped = stories.filter(({ tags }) => stateMarks.filter(({ tag }) => tags.includes(tag)).length !== 1)
    expect(ungrouped.map(({ id, tags }) => `${id}: ${tags.join(', ')}`)).toEqual([])
  })

  test('say in a sentence what is seen', () => {
    expect(stories.filter(({ sentence }) => !/^[“A-Z].{14,}[^.]\.$/.test(sentence)).map(({ id }) => id)).toEqual([])
  })

  test("use no developers' words", () => {
    const found = stories.flatMap(({ id, name, sentence }) => {
      const word = jargon.exec(`${name} ${sentence}`)
      return word ? [`${id}: ${word[0]}`] : []
    })
    expect(found).toEqual([])
  })

  test('begin with the screen in the shop, which opens its page', () => {
    expect(pure.filter(([first]) => first?.exportName !== 'InTheShop').map(([first]) => first?.title)).toEqual([])
  })
})
