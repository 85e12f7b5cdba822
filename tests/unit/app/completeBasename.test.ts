import { afterEach, expect, test } from 'vitest'
import { completeBasename } from '#src/app/completeBasename.ts'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/shop?q=rotor#reviews', '/shop/', '/shop/?q=rotor#reviews'],
  ['/shop/', '/shop/', '/shop/'],
  ['/shop/parts', '/shop/', '/shop/parts'],
  ['/shopping', '/shop/', '/shopping'],
  ['/parts', '/', '/parts'],
  ['/', '/', '/'],
])('%s under %s becomes %s', (address, basename, expected) => {
  history.replaceState({ from: '/parts' }, '', address)
  completeBasename(basename)
  expect(location.pathname + location.search + location.hash).toBe(expected)
  expect(history.state).toEqual({ from: '/parts' })
})
