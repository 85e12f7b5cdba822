import { describe, expect, test } from 'vitest'
import { describeLeftOut, findChangedTests } from '#tests/support/changedTests.ts'

const shop = 'tests/support/mountApp.tsx'

/** A small project: two pages, a block of one of them, and a test of the whole shop. */
const graph = new Map([
  ['src/app/AppRoutes.tsx', ['src/routes/HomeRoute.tsx']],
  ['src/routes/HomeRoute.tsx', ['src/design-system/screens/HomeScreen.tsx']],
  ['src/routes/AboutRoute.tsx', ['src/design-system/screens/AboutScreen.tsx']],
  ['src/design-system/screens/HomeScreen.tsx', []],
  ['src/design-system/screens/AboutScreen.tsx', ['src/design-system/blocks/home/Counters.tsx']],
  ['src/design-system/blocks/home/Counters.tsx', []],
  [shop, ['src/app/AppRoutes.tsx']],
  ['tests/unit/routes/HomeRoute.test.tsx', [shop]],
  ['tests/unit/routes/AboutRoute.test.tsx', [shop]],
  ['tests/unit/routes/titles.test.tsx', [shop]],
  ['stories/blocks/home/Counters.stories.tsx', ['src/design-system/blocks/home/Counters.tsx']],
  ['stories/screens/AboutScreen.stories.tsx', ['src/design-system/screens/AboutScreen.tsx']],
  ['stories/screens/HomeScreen.stories.tsx', ['src/design-system/screens/HomeScreen.tsx']],
  ['stories/wired/AboutScreen.stories.tsx', [shop]],
  ['stories/journeys/BuyAndPay.stories.tsx', [shop]],
])

describe('findChangedTests', () => {
  test('takes what imports the change, its page in the whole shop, and the journeys', () => {
    expect(findChangedTests(['src/design-system/blocks/home/Counters.tsx'], graph)).toEqual({
      unit: ['tests/unit/routes/AboutRoute.test.tsx'],
      stories: [
        'stories/blocks/home/Counters.stories.tsx',
        'stories/journeys/BuyAndPay.stories.tsx',
        'stories/screens/AboutScreen.stories.tsx',
        'stories/wired/AboutScreen.stories.tsx',
      ],
      unknown: [],
    })
  })

  test('takes the tests of Home for Home, which the shop imports by name', () => {
    const { unit } = findChangedTests(['src/design-system/screens/HomeScreen.tsx'], graph)
    expect(unit).toEqual(['tests/unit/routes/HomeRoute.test.tsx'])
  })

  test('takes all tests of the shop when its table of pages is changed', () => {
    const { unit } = findChangedTests(['src/app/AppRoutes.tsx'], graph)
    expect(unit).toEqual([
      'tests/unit/routes/AboutRoute.test.tsx',
      'tests/unit/routes/HomeRoute.test.tsx',
      'tests/unit/routes/titles.test.tsx',
    ])
  })

  test('names what imports don’t tell, but no texts', () => {
    const { unknown } = findChangedTests(['package-lock.json', 'README.md', 'stories/docs/Rules.mdx'], graph)
    expect(unknown).toEqual(['package-lock.json'])
  })
})

test('what is left out is said', () => {
  const tests = { unit: ['tests/unit/routes/AboutRoute.test.tsx'], stories: [], unknown: ['package.json'] }
  expect(describeLeftOut(tests, graph)).toBe(
    'Left out: 2 of 3 files of unit tests, 5 of 5 files of stories, bundle, end to end, engines.\n' +
      'Imports don’t tell what these concern, run npm test: package.json',
  )
})
