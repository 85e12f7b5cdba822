import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxHeaderRules, toRedirectsFile } from '#src/build/hosting.ts'
import { inlineSources } from '#src/build/inline.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { addressesOf, isPrerendered, pageNames, titleOf } from '#src/domain/pages.ts'
import { buildShop } from '#tests/support/bundle.ts'
import { serveFirebase } from '#tests/support/firebaseHost.ts'
import { keptSeconds } from '#tests/support/headersFile.ts'
import { servePages } from '#tests/support/pagesHost.ts'
import { serveStatic } from '#tests/support/static.ts'

const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every address of the table. A page without a file of its own is served the empty page, with the title of Home. */
const addresses = pageNames.flatMap((name) =>
  addressesOf(name).map((path) => ({
    path: path.slice(1).replace(':id', 'a%2Fb%20c'),
    file: path.includes(':id') ? 'dashboard.html' : path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    hasId: path.includes(':id'),
    title: isPrerendered(name) ? titleOf(name) : homeTitle,
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

type Serve = (site: string, base: string) => Promise<{ url: string; stop: () => void | Promise<void> }>

/** A static host without rules: it sends `_headers`, but rewrites nothing. */
const servePlain: Serve = async (site, base) => {
  const { url, stop } = await serveStatic({ dir: site })
  return { url: url.slice(0, -1) + base, stop }
}

interface HostKind {
  host: string
  serve: Serve
  /** The status of an address with an id. */
  idStatus: 200 | 404
  /** The status of a page's file name; a redirect leads to the page's address. */
  fileNameStatus: 200 | 301 | 308
}

const hosts: HostKind[] = [
  { host: 'Firebase Hosting', serve: serveFirebase, idStatus: 200, fileNameStatus: 301 },
  { host: 'Cloudflare Pages', serve: servePages, idStatus: 200, fileNameStatus: 308 },
  { host: 'no rules', serve: servePlain, idStatus: 404, fileNameStatus: 200 },
]

const sites = [
  { base: '/', site: 'dist', dist: 'dist' },
  { base: '/shop/', site: folder, dist: join(folder, 'shop') },
]

const table: string[] = []
afterAll(() => console.log(['| host | page | id | unknown | asset | missing asset |', ...table].join('\n')))

beforeAll(() => {
  buildShop(join(folder, 'shop'), { BASE_PATH: '/shop/', VITE_SITE_URL: '' })
  for (const file of ['404.html', 'firebase.json', '_headers', '_redirects'])
    copyFileSync(join(folder, 'shop', file), join(folder, file))
}, 300_000)

describe.each(sites.flatMap((site) => hosts.map((host) => ({ ...site, ...host }))))(
  'the shop at $base on $host (HOST-1)',
  ({ base, site, dist, host: name, serve, idStatus, fileNameStatus }) => {
    let host: Awaited<ReturnType<Serve>>
    const request = (path: string) => fetch(host.url + path, { redirect: 'manual' })
    const textOf = (file: string) => readFileSync(join(dist, file), 'utf8')

    beforeAll(async () => {
      host = await serve(site, base)
    }, 300_000)
    afterAll(() => host.stop())

    test.each(addresses)('/$path is served from its file, without a redirect', async ({ path, file, title, hasId }) => {
      const response = await request(path)
      expect(response.status).toBe(hasId ? idStatus : 200)
      expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/)
      expect(keptSeconds(response.headers.get('cache-control'))).toBe(0)
      const page = await response.text()
      expect(page).toBe(textOf(file))
      expectAllowed(page, response.headers.get('content-security-policy'))
      expect(/<title[^>]*>([^<]*)</.exec(page)?.[1]).toBe(title)
    })

    test.each(unknownPaths)('/%s gets status 404 and the empty page', async (path) => {
      const response = await request(path)
      expect([response.status, keptSeconds(response.headers.get('cache-control'))]).toEqual([404, 0])
      const page = await response.text()
      expect(page).toBe(textOf('404.html'))
      expectAllowed(page, response.headers.get('content-security-policy'))
    })

    test.each(['parts.html', 'parts/index.html', 'dashboard.html'])('/%s leads to its page', async (path) => {
      const response = await request(path)
      expect(response.status).toBe(fileNameStatus)
      // One host leads to the folder: it shows the same page.
      const address = response.headers.get('location')?.replace(/\/$/, '')
      expect(address).toBe(fileNameStatus === 200 ? undefined : base + path.replace(/(\/index)?\.html$/, ''))
    })

    test.each(['parts', 'dashboard'])('/%s/ works with the trailing slash (PAGE-9)', async (path) => {
      const response = await request(`${path}/`)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(textOf(`${path}.html`))
    })

    test('every file is cached permanently, a missing one not at all', async () => {
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
      // Names of another build.
      for (const file of ['assets/PartsRoute-AAAAAAA.js', 'assets/AAAAAAA.css', 'assets/AAAAAAA.woff2']) {
        const { status, headers } = await request(file)
        expect([file, status, keptSeconds(headers.get('cache-control'))]).toEqual([file, 404, 0])
      }
    })

    test('the worker that ends a demo at this address is asked for again each time (DEMO-7)', async () => {
      const { status, headers } = await request('sw.js')
      expect([status, keptSeconds(headers.get('cache-control'))]).toEqual([200, 0])
      expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    })

    test('the table of hosts', async () => {
      const [asset = ''] = globSync('assets/*.js', { cwd: dist })
      const paths = ['parts', 'purchase/brake-rotor', 'nowhere', asset, 'assets/AAAAAAA.js']
      const answers = await Promise.all(paths.map(request))
      const cells = answers.map(({ status, headers }) => `${status}, ${headers.get('cache-control')}`)
      table.push(`| ${name}, ${base} | ${cells.join(' | ')} |`)
      expect(answers.map(({ status }) => status)).toEqual([200, idStatus, 404, 200, 404])
    })
  },
)

describe.each(sites)('the files for hosts at $base', ({ base, dist }) => {
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8')

  test('hosts without rules find each page as a file and as a folder', () => {
    for (const { file } of addresses.filter((address) => !/^(index|404)\.html$/.test(address.file)))
      expect(textOf(file.replace('.html', '/index.html'))).toBe(textOf(file))
  })

  test('_headers and _redirects hold the rules for other hosts', () => {
    const [everything, ...files] = textOf('_headers').match(/^\S+$/gm) ?? []
    expect(everything).toBe(`${base}*`)
    expect(files.map((file) => file.replace(/[^/]*$/, ''))).toEqual(files.map(() => `${base}assets/`))
    expect(files.length).toBeLessThan(maxHeaderRules)
    expect(textOf('_redirects')).toBe(toRedirectsFile(base))
  })
})

test('robots.txt and sitemap.xml are written only for a known address', () => {
  const files = ['robots.txt', 'sitemap.xml']
  for (const { base, dist } of sites)
    expect(files.filter((file) => existsSync(join(dist, file)))).toEqual(base === '/' ? files : [])
})
