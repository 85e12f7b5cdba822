import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { mountShop } from '#src/app/mountShop.tsx'
import { recoveredErrorType } from '#src/reports/boundaryError.ts'

beforeEach(() => {
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }))
  history.replaceState(null, '', '/')
})

/** Starts and shows a shop. @returns how to take it away */
function show() {
  const shop = createShop(createMockPlatform())
  const stop = shop.start()
  const unmount = mountShop(shop, '/')
  return () => {
    unmount()
    stop()
  }
}

/** Puts Home into the page, as the build has rendered it. */
function prerender() {
  const shop = createShop(createMockPlatform())
  const html = renderToString(
    <StaticRouter location="/">
      <App shop={shop} />
    </StaticRouter>,
  )
  // The build puts the tags that come first into the head.
  const innerHTML = html.slice(html.search(/<(?!title|meta|link)[a-z]/))
  const root = Object.assign(document.createElement('div'), { id: 'root', innerHTML })
  document.body.replaceChildren(root)
  return root
}

test('a prerendered page is kept, and begins to work', async () => {
  const root = prerender()
  const prerendered = screen.getByRole('main')
  const takeAway = show()
  expect(await screen.findByRole('link', { name: 'LOGIN' })).toBeVisible()
  expect(screen.getByRole('main')).toBe(prerendered)
  await act(async () => takeAway())
  expect(root).toBeEmptyDOMElement()
})

test('a page that a translator has changed before it is hydrated works, and is no error of the shop', async () => {
  const told: string[] = []
  for (const type of ['error', recoveredErrorType]) addEventListener(type, () => told.push(type))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  prerender()
  screen.getByRole('heading', { name: 'AVAILABLE PARTS' }).textContent = 'উপলব্ধ যন্ত্রাংশ'
  const takeAway = show()
  await waitFor(() => expect(told).toEqual([recoveredErrorType]))
  expect(await screen.findByRole('heading', { name: 'AVAILABLE PARTS' })).toBeVisible()
  await act(async () => takeAway())
})
