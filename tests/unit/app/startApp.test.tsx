import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { canonicalizeUrl, mountShop } from '#src/app/startApp.tsx'

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
])('replaces %s below the base path %s with %s (PAGE-9)', (url, basename, expectedUrl) => {
  history.replaceState({ from: '/parts' }, '', location.origin + url)
  canonicalizeUrl(basename)
  expect(location.pathname + location.search + location.hash).toBe(expectedUrl)
  expect(history.state).toEqual({ from: '/parts' })
})

/** Adds the home page to the document, prerendered as in the build. */
function prerender() {
  const html = renderToString(
    <StaticRouter location="/">
      <App shop={createShop(createMockPlatform())} />
    </StaticRouter>,
  )
  // The build moves the leading title, meta and link tags into the head.
  const innerHTML = html.slice(html.search(/<(?!title|meta|link)[a-z]/))
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root', innerHTML }))
}

test('a page that a translation tool has changed before hydration works, with only a recoverable error', async () => {
  const errors: string[] = []
  for (const type of ['error', 'recoverable-error']) addEventListener(type, () => errors.push(type))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  prerender()
  screen.getByRole('heading', { name: 'AVAILABLE PARTS' }).textContent = 'উপলব্ধ যন্ত্রাংশ'
  const shop = createShop(createMockPlatform())
  const stop = shop.start()
  const unmount = mountShop(shop, '/')
  await waitFor(() => expect(errors).toEqual(['recoverable-error']))
  expect(await screen.findByRole('heading', { name: 'AVAILABLE PARTS' })).toBeVisible()
  await act(async () => unmount())
  stop()
})
