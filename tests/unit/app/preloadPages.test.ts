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
 * Starts preloading on a page with one link. Preloading stops when the test ends.
 */
function startPreloading(href: string, basename = '/', store = makeStore(createMockPlatform())) {
  document.body.innerHTML = `<a href="${href}"><span>Link</span></a>`
  const loadPage = vi.fn()
  const stop = preloadPages(store, basename, loadPage)
  onTestFinished(stop)
  const linkText = document.querySelector('span') as HTMLSpanElement
  const getLoadedPages = () => loadPage.mock.calls.map(([name]) => name)
  return { store, linkText, getLoadedPages, stop }
}

const dispatchOn = (text: HTMLElement, type = 'pointerover') => text.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointerover', 'focusin', 'touchstart'])(
  '%s on a link loads the code of its page until preloading is stopped',
  (type) => {
    const { linkText, getLoadedPages, stop } = startPreloading(pages.parts.path)
    dispatchOn(linkText, type)
    stop()
    dispatchOn(linkText, type)
    expect(getLoadedPages()).toEqual(['parts'])
  },
)

test.each([
  ['another site', 'https://example.com/parts'],
  ['a path without a page', '/wheels'],
])('loads nothing for a link to %s, or outside of links', (_, href) => {
  const { getLoadedPages, linkText } = startPreloading(href)
  dispatchOn(linkText)
  dispatchOn(document.body)
  expect(getLoadedPages()).toEqual([])
})

test.each([
  ['stays on', true],
  ['passes', false],
])(
  'prefetches the part only if the pointer stays on a link to the Purchase page: it %s the link (SPEED-19)',
  (_, isHovered) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { store, linkText } = startPreloading('/shop/purchase/p1', '/shop/')
    store.dispatch(signInAs('a@shop.example'))
    store.dispatch(
      partsApi.util.upsertQueryEntries([
        { endpointName: 'getParts', arg: undefined, value: [toPart({ ...makePart(), _id: 'p1' })] },
      ]),
    )
    const matchesSpy = vi.spyOn(linkText.closest('a') as HTMLAnchorElement, 'matches').mockReturnValue(isHovered)
    const dispatchSpy = vi.spyOn(store, 'dispatch').mockReturnValue(undefined as never)
    dispatchOn(linkText)
    vi.advanceTimersByTime(79)
    expect(dispatchSpy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(dispatchSpy).toHaveBeenCalledTimes(isHovered ? 1 : 0)
    expect(matchesSpy).toHaveBeenCalledWith(':hover')
  },
)

/** The pages that the dashboard's menu offers to both customers and admins. */
const commonDashboardPages = getMenuLinks('dashboard')
  .map(({ name }) => name)
  .filter((name) => pageCases[name].access === 'login')

const signInAs = (email: string) => signedIn({ id: email, email, name: 'A', photo: null, hasPassword: true })

test('loads the dashboard pages that every account has once a user is signed in, until preloading stops', () => {
  const { store, getLoadedPages, stop } = startPreloading('/')
  expect(getLoadedPages()).toEqual([])
  for (const email of ['a@shop.test', 'b@shop.test']) store.dispatch(signInAs(email))
  expect(getLoadedPages()).toEqual(commonDashboardPages)
  stop()
  expect(startPreloading('/', '/', store).getLoadedPages()).toEqual(commonDashboardPages)
  const stoppedPage = startPreloading('/')
  stoppedPage.stop()
  stoppedPage.store.dispatch(signInAs('a@shop.test'))
  expect(stoppedPage.getLoadedPages()).toEqual([])
})
