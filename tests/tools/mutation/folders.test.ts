import { expect, test } from 'vitest'
import { folders } from '#tests/tools/mutation/folders.ts'

test.each([...folders])('the code of %s has tests', (_name, { testSources }) => {
  expect(testSources.map(({ runner }) => runner)).toContain('vitest')
})

test('a folder of the design system is first tested by its own stories, and the code of the build gets no score', () => {
  const [ownStories, , usingStories] = folders.get('design-system/blocks/payment')?.testSources ?? []
  expect(ownStories?.files).toContain('stories/blocks/payment/PaymentPanel.stories.tsx')
  expect(usingStories?.files).toContain('stories/screens/PaymentScreen.stories.tsx')
  expect([...folders.keys()].filter((name) => /build|copy/.test(name))).toEqual([])
})
