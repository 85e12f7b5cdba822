import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generalStates } from '#stories/start/screens.ts'
import { riskEntries } from '#stories/docs/contract/risks.ts'
import { findCaptures, findMatches, toPaths, readSources, getFileStem } from '#tests/support/sources.ts'
import { findDocsIds } from '#tests/support/stories.ts'

const docPages = readSources('stories/docs/*.mdx')
const projectFiles = [
  ...readSources('{src,mocks,stories,tests,.storybook}/**/*.{ts,tsx,js,css,html,mdx}', '*.ts'),
  ...readSources('README.md', '.env.example', '.github/**/*.yml'),
].filter(({ path }) => path !== 'tests/structure/docs.test.ts')

const idPrefixes = 'SHOP|NET|DATA|REPORT|AUTH|ADMIN|ORDER|PAY|PEOPLE|PAGE|LOOK|STATE|DEMO|SPEED|ROBUST|HOST|SAFE|A11Y'
const ruleDefinitions = docPages.flatMap(({ path, text }) =>
  findCaptures(text, new RegExp(`^(?:## |- \\*\\*)((?:${idPrefixes})-\\d+) `, 'gm')).map((id) => ({ path, id })),
)
const definedIds = ruleDefinitions.map(({ id }) => id)

test('every rule id is defined once', () => {
  const duplicates = ruleDefinitions.filter(({ id }, index) => definedIds.indexOf(id) !== index)
  expect(duplicates, 'give the newer of the two rules the next number of its series').toEqual([])
})

test('every rule about orders, admins, people or pages is cited by a story or a test', () => {
  const storiesAndTests = readSources('{stories,tests}/**/*.{ts,tsx}').filter(
    ({ path }) => path !== 'tests/structure/docs.test.ts',
  )
  const citedIds = new Set(
    storiesAndTests.flatMap(({ text }) => findCaptures(text, /\b((?:ORDER|ADMIN|PEOPLE|PAGE)-\d+)\b/g)),
  )
  const uncitedIds = definedIds.filter((id) => /^(ORDER|ADMIN|PEOPLE|PAGE)-/.test(id) && !citedIds.has(id))
  const advice =
    'show it in a story or test it, and write its id at the end of the story’s sentence or the test’s title'
  expect(uncitedIds, advice).toEqual([])
})

test('the matrix of states lists the states that the rules define', () => {
  const stateRules = docPages.flatMap(({ text }) => findCaptures(text, /^- \*\*(STATE-\d+) .*?\*\*/gm))
  const advice =
    'write the same ids into generalStates of stories/start/screens.ts and into stories/docs/RulesGoals.mdx'
  expect(Object.keys(generalStates), advice).toEqual(stateRules)
})

test('the API owner’s page describes a risk for every rule marked Server, and for no other rule', () => {
  const serverRules = docPages.flatMap(({ text }) => findCaptures(text, /^- \*\*([A-Z]+-\d+) .*\*\*Server:\*\*/gm))
  const rulesOfRisks = new Set(riskEntries.flatMap(([, { rule }]) => rule ?? []))
  const advice =
    'write a risk with the rule’s id into stories/docs/contract/risks.ts, or take **Server:** from the rule'
  expect([...rulesOfRisks].toSorted(), advice).toEqual(serverRules.toSorted())
})

test('every cited id is defined, and no other text has the form of an id', () => {
  // Names of standards and algorithms look like rule ids, e.g. UTF-8 and SHA-256.
  const nonRulePrefixes = /^(UTF|SHA|ISO|WCAG|RFC|AES|HTTP)-/
  const undefinedIds = findMatches(projectFiles, /\b[A-Z][A-Z\d]{2,}-\d+\b/g).filter((finding) => {
    const id = finding.split(' ').at(-1) ?? ''
    return !nonRulePrefixes.test(id) && !definedIds.includes(id)
  })
  expect(undefinedIds, 'cite a rule of stories/docs/Rules*.mdx or TheShop.mdx, or write it there').toEqual([])
})

test('no file names a document outside the repository', () => {
  const outsideDocument =
    /\b(SPEC|DECISIONS|STATES|QUALITY|ARCHITECTURE|ART-DIRECTION|EXAMPLES|TOOLCHAIN(-\d)?|DEMO|STORYBOOK|BRIEF)\.md\b|(\.\.|\/work)\/shared\b/g
  expect(findMatches(projectFiles, outsideDocument), 'write it in your own words, or cite a rule').toEqual([])
})

test('every path in the documentation exists', () => {
  const pathPattern = /(?<=[`(])(?:\.\.\/\.\.\/)?((?:src|mocks|stories|tests|\.storybook|\.ci)\/[\w./-]*)(?=[`)])/g
  const missingPaths = [...docPages, ...readSources('README.md')].flatMap((page) =>
    findCaptures(page.text, pathPattern)
      .filter((path) => !existsSync(path))
      .map((path) => `${page.path}: ${path}`),
  )
  expect(missingPaths, 'write where the file is now').toEqual([])
})

test('the Storybook id of every page follows from its file name, so that links to the file work', () => {
  const toDocsId = (path: string) =>
    `for-developers-${getFileStem(path)
      .replaceAll(/(?<!^)[A-Z]/g, '-$&')
      .toLowerCase()}--docs`
  const misnamedPages = docPages.filter(({ path }) => !findDocsIds().includes(toDocsId(path)))
  expect(toPaths(misnamedPages), 'name the file as <Meta title="For developers/…" />, in PascalCase').toEqual([])
})

test('every variable in Deploying.mdx is in .env.example', () => {
  const deployingText = readFileSync('stories/docs/Deploying.mdx', 'utf8')
  const variables = [...deployingText.matchAll(/\bVITE_[A-Z_]*[A-Z]\b/g)].map(([name]) => name)
  const exampleEnv = readFileSync('.env.example', 'utf8')
  expect(variables.length).toBeGreaterThan(2)
  const missingVariables = variables.filter((name) => !exampleEnv.includes(name))
  expect(missingVariables, 'write the variable into .env.example, with what it is for').toEqual([])
})
