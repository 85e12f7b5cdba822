import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toRedirectsFile } from '#src/build/hosting.ts'
import { collectInlineSources } from '#src/build/policy.ts'
import { homeTitle, titleOf } from '#src/copy/titles.ts'
import { getPagePaths, isPrerendered, pageNames } from '#src/domain/pages.ts'
import { buildShop } from '#tests/support/bundle.ts'
import { parseCacheSeconds } from '#tests/support/headersFile.ts'
import { serveFirebaseHosting, serveCloudflarePages, type ServeSite } from '#tests/support/hosts.ts'
import { serveStatic } from '#tests/support/static.ts'

const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Every path of a page, with its file. For a path without an HTML file of its own, hosts serve an empty page with Home's title.
 */
const pageFiles = pageNames.flatMap((name) =>
  getPagePaths(name).map((path) => ({
    path: path.slice(1).replace(':id', 'a%2Fb%20c'),
    file: path.includes(':id') ? 'dashboard.html' : path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    hasId: path.includes(':id'),
    title: isPrerendered(name) ? titleOf(name) : homeTitle,
  })),
)

const unknownPaths = ['nowhere', 'dashboard/nowhere', 'purchase', 'purchase/a/b']

/**
 * Expects an uncached page. Its Content Security Policy must allow its inline styles and scripts by their hashes, without an
 * `unsafe-` keyword.
 */
async function expectUncachedPage(response: Response, expectedHtml: string): Promise<void> {
  const html = await response.text()
  expect(html).toBe(expectedHtml)
  expect(parseCacheSeconds(response.headers.get('cache-control'))).toBe(0)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toContain('unsafe')
  const { 'style-src': styles, 'script-src': scripts } = collectInlineSources([html])
  expect([styles.size > 0, scripts.size > 0]).toEqual([true, true])
  for (const source of [...styles, ...scripts]) expect(policy).toContain(source)
}

/** Serves a site like a static host that sends the headers of `_headers` but supports no rewrites. */
const serveWithoutRewrites: ServeSite = async (site, base) => {
  const { url, stop } = await serveStatic({ dir: site })
  return { url: url.slice(0, -1) + base, stop }
}

const rootDeployment = { base: '/', site: 'dist', dist: 'dist' }
const folderDeployment = { base: '/shop/', site: folder, dist: join(folder, 'shop') }

/** `idStatus` is the status for a path with an id; `fileNameStatus` is the status for a file name such as `parts.html`. */
const deployments = [
  { ...rootDeployment, name: 'Firebase Hosting', serve: serveFirebaseHosting, idStatus: 200, fileNameStatus: 301 },
  { ...folderDeployment, name: 'Cloudflare Pages', serve: serveCloudflarePages, idStatus: 200, fileNameStatus: 308 },
  {
    ...folderDeployment,
    name: 'a host without rewrites',
    serve: serveWithoutRewrites,
    idStatus: 404,
    fileNameStatus: 200,
  },
]

beforeAll(() => {
  buildShop(folderDeployment.dist, { BASE_PATH: folderDeployment.base, VITE_SITE_URL: '' })
  for (const file of ['404.html', 'firebase.json', '_headers', '_redirects'])
    copyFileSync(join(folderDeployment.dist, file), join(folder, file))
}, 300_000)

describe.each(deployments)('the shop at $base on $name (HOST-1)', (deployment) => {
  const { base, site, dist, serve, idStatus, fileNameStatus } = deployment
  let host: Awaited<ReturnType<ServeSite>>
  const request = (path: string) => fetch(host.url + path, { redirect: 'manual' })
  const readText = (file: string) => readFileSync(join(dist, file), 'utf8')

  beforeAll(async () => {
    host = await serve(site, base)
  }, 300_000)
  afterAll(() => host.stop())

  test.each(pageFiles)('serves /$path from its file, without a redirect', async ({ path, file, title, hasId }) => {
    const response = await request(path)
    expect(response.status).toBe(hasId ? idStatus : 200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/)
    expect(/<title[^>]*>([^<]*)</.exec(readText(file))?.[1]).toBe(title)
    await expectUncachedPage(response, readText(file))
  })

  test.each(unknownPaths)('responds to /%s with status 404 and the empty page', async (path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    await expectUncachedPage(response, readText('404.html'))
  })

  test('serves a part’s page from its file, and the empty page for a part without a file (PAGE-40)', async () => {
    const response = await request('part/brake-rotor-345')
    expect([response.status, await response.text()]).toEqual([200, readText('part/brake-rotor-345.html')])
    const policy = response.headers.get('content-security-policy')
    for (const source of collectInlineSources([readText('part/brake-rotor-345.html')])['style-src'])
      expect(policy).toContain(source)
    const unknownPartResponse = await request('part/newer-than-the-build')
    expect([unknownPartResponse.status, await unknownPartResponse.text()]).toEqual([404, readText('404.html')])
  })

  test('serves or redirects a page’s file name, and ignores a trailing slash (PAGE-9)', async () => {
    const fileNameResponse = await request('parts.html')
    const redirectUrl = fileNameStatus === 200 ? null : `${base}parts`
    expect([fileNameResponse.status, fileNameResponse.headers.get('location')]).toEqual([fileNameStatus, redirectUrl])
    const trailingSlashResponse = await request('parts/')
    expect([trailingSlashResponse.status, await trailingSlashResponse.text()]).toEqual([200, readText('parts.html')])
  })

  test('caches hashed files permanently, but neither a missing file nor the service worker (DEMO-7)', async () => {
    const files = globSync('assets/*', { cwd: dist })
    expect(files.length).toBeGreaterThan(30)
    for (const file of files) {
      const { status, headers } = await request(file)
      const cacheControl = headers.get('cache-control')
      expect([file, status, cacheControl]).toEqual([file, 200, 'public, max-age=31536000, immutable'])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    // The first file is from a different build, so it is missing. The service worker removes a former demo.
    for (const [file, status] of [
      ['assets/PartsRoute-AAAAAAA.js', 404],
      ['sw.js', 200],
    ] as const) {
      const response = await request(file)
      expect([response.status, parseCacheSeconds(response.headers.get('cache-control'))]).toEqual([status, 0])
    }
  })
})

test.each([rootDeployment, folderDeployment])(
  'the build for $base contains the files that hosts need',
  ({ base, dist }) => {
    const readText = (file: string) => readFileSync(join(dist, file), 'utf8')
    // Some hosts without rewrites look for `parts.html`, others for `parts/index.html`.
    for (const { file } of pageFiles.filter((page) => !/^(index|404)\.html$/.test(page.file)))
      expect(readText(file.replace('.html', '/index.html'))).toBe(readText(file))
    const [catchAllPath, ...files] = readText('_headers').match(/^\S+$/gm) ?? []
    expect(catchAllPath).toBe(`${base}*`)
    expect(files.filter((file) => !file.startsWith(`${base}assets/`))).toEqual([])
    expect(readText('_redirects')).toBe(toRedirectsFile(base))
    // These files exist only if the site's URL is known.
    for (const file of ['robots.txt', 'sitemap.xml']) expect(existsSync(join(dist, file))).toBe(base === '/')
  },
)
