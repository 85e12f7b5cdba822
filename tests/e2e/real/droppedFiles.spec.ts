import { expect, test, type Page } from '@playwright/test'
import { personas } from '#mocks/personas.ts'
import { loadFailures } from '#src/copy/shared.ts'
import { pageNames, pages } from '#src/domain/pages.ts'
import { setTestStyles, hidePaintCss } from '#tests/e2e/inspect.ts'
import { installFakeStripe } from '#tests/e2e/real/support/cardScript.ts'
import { startFaultyHost, type Fault } from '#tests/e2e/real/support/faultyHost.ts'
import { createAccount, placeOrder, type Person } from '#tests/e2e/real/support/dbState.ts'
import { logIn } from '#tests/e2e/steps.ts'
import { findScriptsAndStyleSheets, readManifest } from '#tests/support/bundle.ts'

// These tests visit a page while the files of a chunk that it needs are lost, and expect that the page opens
// nevertheless (NET-5). They cover each chunk of the manifest and each kind of loss.

/** How a file is lost, and for how many requests. Within 5 s, a file is requested three times: at 0, 1 and 3 s. */
const lossCases: readonly [description: string, fault: Fault, times: number][] = [
  ['dropped for 5 s', 'dropped', 3],
  ['dropped for good', 'dropped', Infinity],
  ['replaced by a 404', 'missing', Infinity],
  ['replaced by a page', 'page', Infinity],
]

const rotorId = 'brake-rotor-345'
const password = 'Workshop!25'
const people = {
  customer: { name: 'Rina Akter', email: 'rina@dropped-files.example', password },
  admin: { ...personas.admin, password },
} satisfies Record<string, Person>

interface Visit {
  chunk: string
  path: string
  as: 'visitor' | keyof typeof people
}

/** One visit for each page except Home. It needs the chunk of the page's route. */
const pageVisits = pageNames
  .filter((name) => name !== 'home')
  .map((name): Visit => {
    const { access, path } = pages[name]
    const file = name === 'profile' ? 'Profile' : `${name[0]?.toUpperCase()}${name.slice(1)}`
    const as = access === 'anyone' ? 'visitor' : access === 'admin' ? 'admin' : 'customer'
    return { chunk: `routes/${file}Route.tsx`, path, as }
  })

const visits: readonly Visit[] = [
  { chunk: 'index.html', path: '/', as: 'visitor' },
  { chunk: 'routes/NotFoundRoute.tsx', path: '/nowhere', as: 'visitor' },
  { chunk: 'routes/RequireLogin.tsx', path: pages.myOrders.path, as: 'customer' },
  { chunk: 'routes/RequireRole.tsx', path: pages.manageUsers.path, as: 'admin' },
  { chunk: 'routes/DashboardRoute.tsx', path: pages.addReview.path, as: 'customer' },
  { chunk: 'api/bearer.ts', path: pages.myOrders.path, as: 'customer' },
  { chunk: 'platform/real/firebaseIdentity.ts', path: pages.profile.path, as: 'customer' },
  { chunk: 'platform/real/stripePayment.tsx', path: pages.payment.path, as: 'customer' },
  ...pageVisits,
]

/** Whether React has rendered the page, rather than a prerendered file, a spinner or a message. */
const isPageShown = (page: Page) =>
  page.evaluate(
    (messages) => {
      const [h1, ...otherHeadings] = [...document.querySelectorAll('main h1')].filter((element) =>
        element.checkVisibility(),
      )
      const isRendered = h1 !== undefined && Object.keys(h1).some((key) => key.startsWith('__react'))
      const spinners = [...document.querySelectorAll('main svg[viewBox="0 0 64 64"]')]
      const isLoading = spinners.some((svg) => svg.checkVisibility())
      return isRendered && otherHeadings.length === 0 && !isLoading && !messages.includes(h1.textContent)
    },
    Object.values(loadFailures).map(({ title }): string => title),
  )

/**
 * Waits until the page is shown, and clicks Try again or Reload if it appears. Advances the page's clock by up to three
 * minutes. Files are lost for about two minutes, or until the click.
 */
async function waitUntilShown(page: Page, host: Awaited<ReturnType<typeof startFaultyHost>>): Promise<void> {
  const button = page.getByRole('button', { name: /^(Try again|Reload)$/ }).filter({ visible: true })
  for (let second = 0; second < 190; second += 1) {
    if (await isPageShown(page).catch(() => false)) return
    if (second === 130) host.lose([])
    if (await button.first().isVisible()) {
      host.lose([])
      await button.first().click()
    }
    // The fake clock waits for the responses, which may take long on a slow computer.
    await expect.poll(host.isIdle, { intervals: [10] }).toBe(true)
    await page.clock.runFor(1000).catch(() => undefined)
  }
  // Responses of the identity provider and the API may still be pending. They take real time, not the fake clock's.
  await expect.poll(() => isPageShown(page), { timeout: 15_000 }).toBe(true)
}

for (const { chunk, path, as } of visits)
  for (const [description, fault, times] of lossCases)
    test(`${path} opens for the ${as} even if ${chunk} is ${description}`, { tag: '@nightly' }, async ({ page }) => {
      const manifest = readManifest('dist')
      const firstLoadFiles = findScriptsAndStyleSheets(manifest, 'index.html')
      const chunkFiles = findScriptsAndStyleSheets(manifest, chunk).filter(
        (file) => chunk === 'index.html' || !firstLoadFiles.includes(file),
      )
      await page.addInitScript(setTestStyles, hidePaintCss)
      await page.addInitScript(installFakeStripe)
      await using host = await startFaultyHost()
      let id = rotorId
      if (as !== 'visitor') {
        await createAccount(people[as])
        if (path === pages.payment.path) id = await placeOrder(people[as], rotorId, 25)
        await page.goto(`${host.url}login`)
        await logIn(page, people[as])
        await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await page.goto('about:blank')
        await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
      }
      await page.clock.install()
      host.lose(
        chunkFiles.map((file) => [`/${file}`, fault]),
        times,
      )
      await page.goto(host.url + path.slice(1).replace(':id', id), { waitUntil: 'commit' })
      await waitUntilShown(page, host)
      expect(host.lostPaths.length, 'files were lost').toBeGreaterThan(0)
    })

/** Chunks that are loaded after the page or by an action. The unit tests of src/lib/chunks/ cover their loss. */
const lazyChunks = [
  'app/preloadPages.ts',
  'app/startSignedInServices.ts',
  'app/toastContainer.tsx',
  'design-system/blocks/home/ContinueNotice.tsx',
  'design-system/blocks/orders/OrderDialog.tsx',
  'design-system/blocks/orders/PackingList.tsx',
  'design-system/blocks/parts/PartDialog.tsx',
  'design-system/blocks/reviews/ReviewFigures.tsx',
  'design-system/components/DrawerPanel.tsx',
  'platform/real/upload.ts',
  'routes/csvTables.ts',
]

test('the visits cover every chunk that a page imports at once', { tag: '@nightly' }, () => {
  const chunkKeys = Object.keys(readManifest('dist')).filter((key) => /^(index\.html|[\w-]+\/.*\.tsx?)$/.test(key))
  expect(chunkKeys.filter((key) => !visits.some(({ chunk }) => chunk === key) && !lazyChunks.includes(key))).toEqual([])
})
