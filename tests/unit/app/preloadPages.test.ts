import { expect, onTestFinished, test, vi } from 'vitest'
import { preloadPages } from '#src/app/preloadPages.ts'
import { makeStore } from '#src/app/store.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { partsApi } from '#src/api/parts.ts'
import { pages } from '#src/domain/pages.ts'
import { toPart } from '#src/domain/part.ts'
import { signedIn } from '#src/session/sessionSlice.ts'
import { getMenuLinks, pageCases } from '#tests/spec/pages.ts'

/**
 * Starts preloading on a page with one link, until the test ends.
 * @returns the link's text, the loaded pages, and a function that stops preloading
 */
function start(href: string, basename = '/', store = makeStore(createMockPlatform())) {
  document.body.innerHTML = `<a href="${href}"><span>Link</span></a>`
  const load = vi.fn()
  const stop = preloadPages(store, basename, load)
  onTestFinished(stop)
  const text = document.querySelector('span') as HTMLSpanElement
  const loadedPages = () => load.mock.calls.map(([name]) => name)
  return { store, text, loadedPages, stop }
}

const pointAt = (text: HTMLElement, type = 'pointerover') => text.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link loads its page, until it is stopped', (type) => {
  const { text, loadedPages, stop } = start(pages.parts.path)
  pointAt(text, type)
  stop()
  pointAt(text, type)
  expect(loadedPages()).toEqual(['parts'])
})

test.each([
  ['another site', 'https://example.com/parts'],
  ['a path without a page', '/wheels'],
])('nothing is loaded for a link to %s, nor outside of links', (_, href) => {
  const { loadedPages, text } = start(href)
  pointAt(text)
  pointAt(document.body)
  expect(loadedPages()).toEqual([])
})

test.each([
  ['stays on', true],
  ['passes', false],
])('a pointer that %s a link to a part’s form requests the part: %s (SPEED-19)', (_, isHovered) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { store, text } = start('/shop/purchase/p1', '/shop/')
  store.dispatch(signInAs('a@shop.example'))
  store.dispatch(
    partsApi.util.upsertQueryEntries([
      { endpointName: 'getParts', arg: undefined, value: [toPart({ ...makePart(), _id: 'p1' })] },
    ]),
  )
  const matches = vi.spyOn(text.closest('a') as HTMLAnchorElement, 'matches').mockReturnValue(isHovered)
  const dispatch = vi.spyOn(store, 'dispatch').mockReturnValue(undefined as never)
  pointAt(text)
  vi.advanceTimersByTime(79)
  expect(dispatch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(dispatch).toHaveBeenCalledTimes(isHovered ? 1 : 0)
  expect(matches).toHaveBeenCalledWith(':hover')
})

/** The pages in the dashboard's menu that both customers and admins have. */
const pagesOfEveryAccount = getMenuLinks('dashboard')
  .map(({ name }) => name)
  .filter((name) => pageCases[name].access === 'login')

const signInAs = (email: string) => signedIn({ id: email, email, name: 'A', photo: null, hasPassword: true })

test('the dashboard’s pages of every account are loaded once when a person is or gets signed in, until preloading stops', () => {
  const { store, loadedPages, stop } = start('/')
  expect(loadedPages()).toEqual([])
  for (const email of ['a@shop.test', 'b@shop.test']) store.dispatch(signInAs(email))
  expect(loadedPages()).toEqual(pagesOfEveryAccount)
  stop()
  expect(start('/', '/', store).loadedPages()).toEqual(pagesOfEveryAccount)
  const stoppedPage = start('/')
  stoppedPage.stop()
  stoppedPage.store.dispatch(signInAs('a@shop.test'))
  expect(stoppedPage.loadedPages()).toEqual([])
})
