import { expect, test } from 'vitest'
import { folders } from '#tests/tools/mutation/folders.ts'

test.each([...folders])('the code of %s has tests', (_name, { tests }) => {
  expect(tests).not.toEqual([])
})

test('a folder of the design system has the stories that show it, and code that only a browser can try has no score', () => {
  expect(folders.get('design-system/blocks/orders')?.stories).toContain('stories/screens/MyOrdersScreen.stories.tsx')
  expect([...folders.keys()].filter((name) => /build|copy/.test(name))).toEqual([])
})
