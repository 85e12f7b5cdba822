import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { mountShop } from '#src/app/startApp.tsx'

/** Puts Home into the page, as the build has rendered it. */
function prerender() {
  const html = renderToString(
    <StaticRouter location="/">
      <App shop={createShop(createMockPlatform())} />
    </StaticRouter>,
  )
  // The build puts the tags that come first into the head.
  const innerHTML = html.slice(html.search(/<(?!title|meta|link)[a-z]/))
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root', innerHTML }))
}

test('a page that a translator has changed before it is hydrated works, and is no error of the shop', async () => {
  const told: string[] = []
  for (const type of ['error', 'redrawn']) addEventListener(type, () => told.push(type))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  history.replaceState(null, '', '/')
  prerender()
  screen.getByRole('heading', { name: 'AVAILABLE PARTS' }).textContent = 'উপলব্ধ যন্ত্রাংশ'
  const shop = createShop(createMockPlatform())
  const stop = shop.start()
  const unmount = mountShop(shop, '/')
  await waitFor(() => expect(told).toEqual(['redrawn']))
  expect(await screen.findByRole('heading', { name: 'AVAILABLE PARTS' })).toBeVisible()
  await act(async () => unmount())
  stop()
})
