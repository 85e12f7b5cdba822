import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { siteCopy, storybookFromFile } from '#mocks/demo/copy/site.ts'
import { notFound } from '#src/copy/notFoundPage.ts'
import { screens } from '#stories/start/screens.ts'
import { readVersion } from '#storybook/version.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { serveStatic } from '#tests/support/static.ts'
import { writeSite } from '#tests/tools/site/writeSite.ts'

/**
 * Playwright's `test` with a host that serves the published folder below a path, as GitHub Pages does. Each test has
 * its own host.
 */
const test = base.extend<{ host: Awaited<ReturnType<typeof serveStatic>> }, { siteDir: string }>({
  serviceWorkers: 'allow',
  siteDir: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const dir = mkdtempSync(join(process.cwd(), 'node_modules/.cache/site-'))
      await writeSite(dir)
      await use(dir)
      rmSync(dir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  host: async ({ siteDir }, use) => {
    const host = await serveStatic({ dir: siteDir, mount: '/dhruva/' })
    await use(host)
    await host.stop()
  },
})

/** A test whose pages may log errors, because the browser logs each missing file. */
const testWithConsoleErrors = test.extend({ quietConsole: undefined })

const [demo, storybook] = siteCopy.places

/** Starts a host that serves a folder's page without a trailing slash, and redirects the URL with the slash to it. */
async function startSlashRemovingHost(dir: string, folder: string) {
  const host = await serveStatic({
    dir,
    mount: '/dhruva/',
    intercept(request, response) {
      const { pathname, search } = new URL(request.url ?? '/', 'http://host')
      if (pathname === folder) request.url = `${folder}/${search}`
      if (pathname !== `${folder}/`) return false
      response.writeHead(301, { location: folder + search }).end()
      return true
    },
  })
  return { ...host, [Symbol.asyncDispose]: host.stop }
}

/** The frame in which Storybook shows a story or a page. */
const getPreviewFrame = (page: Page) => page.frameLocator('#storybook-preview-iframe')

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} theme, the first page links to the demo and to the Storybook`, async ({ page, host }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(host.url)
    await expect(page.getByText(siteCopy.version(readVersion()))).toBeVisible()
    await expectAccessible(page, 'first page')
    await page.getByRole('link', { name: demo.name }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await page.goto(host.url)
    await page.getByRole('link', { name: storybook.name }).click()
    await expect(getPreviewFrame(page).getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible()
  })
}

testWithConsoleErrors(
  'the Storybook starts on a host that removes the trailing slash from its URL',
  async ({ page, siteDir }) => {
    const folder = '/dhruva/storybook'
    await using host = await startSlashRemovingHost(siteDir, folder)
    await page.goto(`${host.url}storybook/?path=/docs/start-here--docs`)
    await expect(getPreviewFrame(page).getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible()
  },
)

for (const [folder, text] of [
  ['storybook', storybookFromFile],
  ['demo', firstPaintCopy.fromFile],
] as const)
  testWithConsoleErrors(
    `${folder}/index.html, opened as a local file, explains that it needs a web server`,
    async ({ page, siteDir }) => {
      await page.goto(pathToFileURL(join(siteDir, folder, 'index.html')).href)
      await expect(page.getByText(text)).toBeVisible()
    },
  )

test('the Storybook’s overview shows all screens in the theme selected in the toolbar', async ({ page, host }) => {
  const docsUrl = `${host.url}storybook/iframe.html?viewMode=docs&id=screens-all-screens--docs`
  for (const theme of ['light', 'dark'] as const) {
    await page.goto(`${docsUrl}&globals=theme:${theme}`)
    const pictures = page.locator('picture > img')
    // A screen without a picture is rendered live in an element with the role img.
    await expect(page.locator('picture > img, [role="img"]')).toHaveCount(screens.length)
    const getShownThemes = () =>
      pictures.evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc, src, naturalWidth }) => naturalWidth > 0 && (currentSrc === src ? 'light' : 'dark')),
      )
    await expect.poll(async () => new Set(await getShownThemes())).toEqual(new Set([theme]))
  }
})

testWithConsoleErrors('an unknown URL shows a message, and a link one level up', async ({ page, host }) => {
  const upLink = page.getByRole('link', { name: firstPaintCopy.up })
  await page.goto(`${host.url}nowhere`)
  await expect(page.getByRole('alert')).toContainText(firstPaintCopy.missing)
  await expectAccessible(page, 'an unknown URL')
  await upLink.click()
  await expect(page.getByRole('heading', { level: 1, name: siteCopy.heading })).toBeVisible()

  await page.goto(`${host.url}storybook/nowhere`)
  await upLink.click()
  await expect(getPreviewFrame(page).getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible()
})

test('a URL of the demo that contains an id can be the first page of a visit', async ({ page, host }) => {
  await page.goto(`${host.url}demo/purchase/brake-rotor-345`)
  await page.getByRole('button', { name: 'Demo User' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
  await page.goto(`${host.url}demo/nowhere`)
  await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible()
})
