import { expect, onTestFinished, test, vi } from 'vitest'
import { guardModules, pageModules, type RouteCode } from '#src/app/pageModules.ts'
import { preloadPages } from '#src/app/preloadPages.ts'
import { makeStore } from '#src/app/store.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { pages } from '#src/domain/pages.ts'
import { signedIn } from '#src/session/sessionSlice.ts'
import { linksOf, pageCases } from '#tests/spec/pages.ts'

const code = vi.hoisted(() => ({ wanted: [] as string[] }))
vi.mock('#src/api/bearer.ts', () => {
  code.wanted.push('bearer')
  throw new Error('no network')
})

/** Starts it on a page with one link, until the test ends. @returns the link, the names of the loaded pages, and how to stop */
function start(href: string, basename = '/', store = makeStore(createMockPlatform())) {
  document.body.innerHTML = `<a href="${href}"><span>Link</span></a>`
  const load = vi.fn()
  const stop = preloadPages(store, basename, load)
  onTestFinished(stop)
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
  const { text, loaded } = start(`/shop${pages.purchase.path.replace(':id', 'a1')}`, '/shop/')
  text.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(loaded()).toEqual(['purchase'])
})

for (const href of ['https://elsewhere.test/parts', 'mailto:parts@shop.test', '/other/parts', '/shop/nowhere'])
  test(`${href} loads nothing`, () => {
    const { text, loaded } = start(href, '/shop/')
    text.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(loaded()).toEqual([])
  })

/** The pages in the dashboard's menu that customers and admins have. */
const pagesOfEveryAccount = linksOf('dashboard')
  .map(({ name }) => name)
  .filter((name) => pageCases[name].access === 'login')

test('whoever signs in gets the dashboard’s pages of every account, once', () => {
  const { store, loaded } = start('/')
  expect(loaded()).toEqual([])
  for (const email of ['a@shop.test', 'b@shop.test'])
    store.dispatch(signedIn({ id: email, email, name: 'A', photo: null, hasPassword: true }))
  expect(loaded()).toEqual(pagesOfEveryAccount)
})

test('whoever is signed in already gets them, too, and nobody after it is stopped', () => {
  const stopped = start('/')
  stopped.stop()
  stopped.store.dispatch(signedIn({ id: 'a', email: 'a@shop.test', name: 'A', photo: null, hasPassword: true }))
  expect(stopped.loaded()).toEqual([])
  expect(start('/', '/', stopped.store).loaded()).toEqual(pagesOfEveryAccount)
})

test('listens without holding up the visitor’s scrolling', () => {
  const added = vi.spyOn(document, 'addEventListener')
  start('/')
  expect(added.mock.calls.filter(([type]) => type === 'touchstart').map(([, , options]) => options)).toEqual([
    { passive: true },
  ])
})

/** Lets all code fail to load. @returns the names of what is loaded when a link is pointed at */
async function codeOf(href: string): Promise<string[]> {
  code.wanted = []
  const guards = {
    RequireLogin: guardModules.login,
    DashboardRoute: guardModules.dashboard,
    RequireRole: guardModules.role,
  }
  for (const [name, route] of Object.entries<RouteCode>({ ...guards, ...pageModules }))
    vi.spyOn(route, 'load').mockImplementation(async () => {
      code.wanted.push(name)
      throw new Error('no network')
    })
  document.body.innerHTML = `<a href="${href}">Link</a>`
  const stop = preloadPages(makeStore(createMockPlatform()), '/')
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.dynamicImportSettled()
  stop()
  return code.wanted
}

test.each([
  [pages.home.path, []],
  [pages.parts.path, ['parts']],
  ['/purchase/a1', ['RequireLogin', 'purchase', 'bearer']],
  [pages.myOrders.path, ['RequireLogin', 'DashboardRoute', 'myOrders', 'bearer']],
  [pages.manageUsers.path, ['RequireLogin', 'DashboardRoute', 'RequireRole', 'manageUsers', 'bearer']],
  [pages.addReview.path, ['RequireLogin', 'DashboardRoute', 'RequireRole', 'addReview', 'bearer']],
])('a link to %s loads %j: the page, what is around it, and what sends its calls', async (href, expected) => {
  expect(await codeOf(href)).toEqual(expected)
})

test('a failure is left to the visit', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  await codeOf(pages.myOrders.path)
  await new Promise(setImmediate)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
