import { expect, test, vi } from 'vitest'
import { preloadPages } from '#src/app/preloadPages.ts'
import { makeStore } from '#src/app/store.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { pages } from '#src/domain/pages.ts'
import { signedIn } from '#src/session/sessionSlice.ts'

/** Starts it on a page with one link. @returns the link, the names of the loaded pages, and how to stop */
function start(href: string, basename = '/') {
  const store = makeStore(createMockPlatform())
  document.body.innerHTML = `<a href="${href}"><span>Link</span></a>`
  const load = vi.fn()
  const stop = preloadPages(store, basename, load)
  const text = document.querySelector('span') as HTMLSpanElement
  const loaded = () => load.mock.calls.map(([name]) => name)
  return { store, text, loaded, stop }
}

for (const type of ['pointerover', 'focusin', 'touchstart'])
  test(`${type} on a link loads its page`, () => {
    const { text, loaded, stop } = start(pages.parts.path)
    text.dispatchEvent(new Event(type, { bubbles: true }))
    expect(loaded()).toEqual(['parts'])
    stop()
    text.dispatchEvent(new Event(type, { bubbles: true }))
    expect(loaded()).toEqual(['parts'])
  })

test('below a folder, and with an id', () => {
  const { text, loaded, stop } = start(`/shop${pages.purchase.path.replace(':id', 'a1')}`, '/shop/')
  text.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(loaded()).toEqual(['purchase'])
  stop()
})

for (const href of ['https://elsewhere.test/parts', 'mailto:parts@shop.test', '/other/parts', '/shop/nowhere'])
  test(`${href} loads nothing`, () => {
    const { text, loaded, stop } = start(href, '/shop/')
    text.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(loaded()).toEqual([])
    stop()
  })

test('whoever signs in gets the dashboard’s pages of every account, once', () => {
  const { store, loaded, stop } = start('/')
  expect(loaded()).toEqual([])
  for (const email of ['a@shop.test', 'b@shop.test'])
    store.dispatch(signedIn({ id: email, email, name: 'A', photo: null, hasPassword: true }))
  expect(loaded()).toEqual(['profile', 'myOrders'])
  stop()
})
