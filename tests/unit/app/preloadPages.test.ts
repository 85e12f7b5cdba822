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
 * @returns the link, the loaded pages, and how to stop
 */
function start(href: string, basename = '/', store = makeStore(createMockPlatform())) {
  document.body.innerHTML = `<a href="${href}"><span>Link</span></a>`
  const load = vi.fn()
  const stop = preloadPages(store, basename, load)
  onTestFinished(stop)
  const text = document.querySelector('span') as HTMLSpanElement
  const loaded = () => load.mock.calls.map(([name]) => name)
  return { store, text, loaded, stop }
}

const point = (text: HTMLElement, type = 'pointerover') => text.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link loads its page, until it is stopped', (type) => {
  const { text, loaded, stop } = start(pages.parts.path)
  point(text, type)
  stop()
  point(text, type)
  expect(loaded()).toEqual(['parts'])
})

test.each([
  ['another site’s', 'https://example.com/parts'],
  ['a path without a page', '/wheels'],
])('nothing is loaded for a link to %s, nor beside a link', (_, href) => {
  const { loaded, text } = start(href)
  point(text)
  point(document.body)
  expect(loaded()).toEqual([])
})

test.each([
  ['stays on', true],
  ['passes', false],
])('a pointer that %s a link to a part’s form requests the part: %s (SPEED-19)', (_, isHovered) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { store, text } = start('/shop/purchase/p1', '/shop/')
  store.dispatch(accountOf('a@shop.example'))
  store.dispatch(
    partsApi.util.upsertQueryEntries([
      { endpointName: 'getParts', arg: undefined, value: [toPart({ ...makePart(), _id: 'p1' })] },
    ]),
  )
  const matches = vi.spyOn(text.closest('a') as HTMLAnchorElement, 'matches').mockReturnValue(isHovered)
  const dispatch = vi.spyOn(store, 'dispatch').mockReturnValue(undefined as never)
  point(text)
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

const accountOf = (email: string) => signedIn({ id: email, email, name: 'A', photo: null, hasPassword: true })

test('whoever signs in, or is signed in, gets the dashboard’s pages of every account once, until it is stopped', () => {
  const { store, loaded, stop } = start('/')
  expect(loaded()).toEqual([])
  for (const email of ['a@shop.test', 'b@shop.test']) store.dispatch(accountOf(email))
  expect(loaded()).toEqual(pagesOfEveryAccount)
  stop()
  expect(start('/', '/', store).loaded()).toEqual(pagesOfEveryAccount)
  const stopped = start('/')
  stopped.stop()
  stopped.store.dispatch(accountOf('a@shop.test'))
  expect(stopped.loaded()).toEqual([])
})
