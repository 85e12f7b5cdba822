import { expect, test } from 'vitest'
import { folders } from '#tests/tools/mutation/folders.ts'

test.each([...folders])('the code of %s has tests', (_name, { testSources }) => {
  expect(testSources.map(({ runner }) => runner)).toContain('vitest')
})

test('a folder of the design system has the stories that show it, its own first, and the build’s code has no score', () => {
  const [own, , above] = folders.get('design-system/blocks/payment')?.testSources ?? []
  expect(own?.files).toContain('stories/blocks/payment/PaymentPanel.stories.tsx')
  expect(above?.files).toContain('stories/screens/PaymentScreen.stories.tsx')
  expect([...folders.keys()].filter((name) => /build|copy/.test(name))).toEqual([])
})
