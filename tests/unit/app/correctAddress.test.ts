import { afterEach, expect, test } from 'vitest'
import { correctAddress } from '#src/app/startApp.tsx'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/shop?q=rotor#reviews', '/shop/', '/shop/?q=rotor#reviews'],
  ['/shop/', '/shop/', '/shop/'],
  ['/shopping', '/shop/', '/shopping'],
  ['/parts', '/', '/parts'],
  ['/index.html', '/', '/'],
  ['/parts.html?q=rotor', '/', '/parts?q=rotor'],
  ['//shop///dashboard//mypurchases.html', '/shop/', '/shop/dashboard/mypurchases'],
  ['/purchase//p1', '/', '/purchase/p1'],
  ['/purchase/p1.html', '/', '/purchase/p1.html'],
  ['//nowhere', '/', '//nowhere'],
])('%s under %s becomes %s', (address, basename, expected) => {
  history.replaceState({ from: '/parts' }, '', location.origin + address)
  correctAddress(basename)
  expect(location.pathname + location.search + location.hash).toBe(expected)
  expect(history.state).toEqual({ from: '/parts' })
})
