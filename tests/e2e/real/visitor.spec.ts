import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { readTextFiles } from '#tests/support/bundle.ts'

/** Strings that occur only in the code of the identity and card providers. */
const providerMarkers = ['identitytoolkit.googleapis.com', 'Failed to load Stripe.js']

test('public pages contact neither the identity provider nor the card provider, and load none of their code', async ({
  page,
}) => {
  const scripts = readTextFiles('dist').filter(({ file }) => file.endsWith('.js'))
  const providerScripts = scripts.filter(({ text }) => providerMarkers.some((marker) => text.includes(marker)))
  expect(providerScripts.length).toBeGreaterThanOrEqual(providerMarkers.length)

  const fetchedFiles = new Set<string>()
  const requestedHosts = new Set<string>()
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    requestedHosts.add(hostname)
    fetchedFiles.add(pathname.split('/').at(-1) ?? '')
  })
  for (const [path, content] of [
    ['./', 'AVAILABLE PARTS'],
    ['./parts', 'AVAILABLE PARTS'],
    ['./about', 'SOMTHING ABOUT US'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: content })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.some(({ file }) => fetchedFiles.has(file.split('/').at(-1) ?? ''))).toBe(true)
  expect(providerScripts.filter(({ file }) => fetchedFiles.has(file.split('/').at(-1) ?? ''))).toEqual([])
  expect([...requestedHosts]).toEqual(['127.0.0.1'])
})
