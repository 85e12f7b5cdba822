import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inlineSources } from '#src/build/inline.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { addressesOf, pageNames, pages } from '#src/domain/pages.ts'
import { buildShop } from '#tests/support/bundle.ts'
import { readHosting, serveFirebase } from '#tests/support/firebaseHost.ts'

const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every address of the table. A page without a file of its own is served the empty page, with the title of Home. */
const addresses = pageNames.flatMap((name) =>
  addressesOf(name).map((path) => ({
    path: path.slice(1).replace(':id', 'a%2Fb%20c'),
    file: path.includes(':id') ? 'dashboard.html' : path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    title: pages[name].prerender ? pages[name].title : homeTitle,
  })),
)

const unknownPaths = ['nowhere', 'parts/nowhere', 'dashboard/nowhere', 'purchase', 'purchase/a/b', 'dashboard/payment']

/** Expects a policy that allows a page's own inline styles and scripts, and nothing by a word. */
function expectAllowed(page: string, policy: string | null): void {
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toContain('unsafe')
  const { 'style-src': styles, 'script-src': scripts } = inlineSources([page])
  expect([styles.size > 0, scripts.size > 0]).toEqual([true, true])
  for (const source of [...styles, ...scripts]) expect(policy).toContain(source)
}

const sites = [
  { base: '/', site: 'dist', dist: 'dist' },
  { base: '/shop/', site: folder, dist: join(folder, 'shop') },
]

describe.each(sites)("the shop at $base on Firebase's own server", ({ base, site, dist }) => {
  let host: Awaited<ReturnType<typeof serveFirebase>>
  const request = (path: string) => fetch(host.url + path, { redirect: 'manual' })
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8')

  beforeAll(async () => {
    if (base !== '/') {
      buildShop(dist, { BASE_PATH: base, VITE_SITE_URL: '' })
      for (const file of ['404.html', 'firebase.json']) copyFileSync(join(dist, file), join(site, file))
    }
    host = await serveFirebase(site, base)
  }, 300_000)
  afterAll(() => host.stop())

  test.each(addresses)('/$path is served from its file, without a redirect', async ({ path, file, title }) => {
    const response = await request(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const page = await response.text()
    expect(page).toBe(textOf(file))
    expectAllowed(page, response.headers.get('content-security-policy'))
    expect(/<title[^>]*>([^<]*)</.exec(page)?.[1]).toBe(title)
  })

  test.each(unknownPaths)('/%s gets status 404 and the empty page', async (path) => {
    const response = await request(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache'])
    const page = await response.text()
    expect(page).toBe(textOf('404.html'))
    expectAllowed(page, response.headers.get('content-security-policy'))
  })

  test.each(['parts.html', 'parts/index.html', 'dashboard.html'])(
    '/%s redirects to its canonical address',
    async (path) => {
      const response = await request(path)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe(base + path.replace(/(\/index)?\.html$/, ''))
    },
  )

  test.each(['parts', 'dashboard'])('/%s/ works with the trailing slash (PAGE-9)', async (path) => {
    const response = await request(`${path}/`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(textOf(`${path}.html`))
  })

  test('every asset exists and is cached permanently', async () => {
    const files = globSync('assets/*', { cwd: dist })
    expect(files.length).toBeGreaterThan(30)
    for (const file of files) {
      const response = await request(file)
      expect([file, response.status, response.headers.get('cache-control')]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      await response.arrayBuffer()
    }
  })

  test('hosts without rules find each page as a file and as a folder', () => {
    for (const { file } of addresses.filter((address) => !/^(index|404)\.html$/.test(address.file)))
      expect(textOf(file.replace('.html', '/index.html'))).toBe(textOf(file))
  })

  test('_headers and _redirects hold the rules for other hosts', () => {
    expect(textOf('_headers').match(/^\S+$/gm)).toEqual([`${base}*`, `${base}assets/*`])
    expect(textOf('_redirects').trim().split('\n')).toEqual([
      `${base}purchase/:id ${base}dashboard.html 200`,
      `${base}dashboard/payment/:id ${base}dashboard.html 200`,
    ])
  })
})

test('hosting.json rewrites exactly the addresses of the table that contain an id', () => {
  const withId = pageNames.flatMap(addressesOf).filter((path) => path.includes(':id'))
  expect(readHosting('dist').rewrites).toEqual(
    withId.map((path) => ({ source: path.replace(':id', '*'), destination: '/dashboard.html' })),
  )
})

test('robots.txt and sitemap.xml are written only for a known address', () => {
  const files = ['robots.txt', 'sitemap.xml']
  for (const { base, dist } of sites)
    expect(files.filter((file) => existsSync(join(dist, file)))).toEqual(base === '/' ? files : [])
})
