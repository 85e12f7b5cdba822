import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import * as z from 'zod/mini'
import { API_ORIGIN } from '#mocks/origins.ts'
import { completeHosting, toSitemapFile, toSitemapUrl, toHeadersFile } from '#src/build/hosting.ts'
import { collectInlineSources } from '#src/build/policy.ts'
import { fromRoot } from '#src/build/project.ts'
import { descriptionOf, titleOf } from '#src/copy/titles.ts'
import { isPrerendered, pages as pageDefinitions } from '#src/domain/pages.ts'
import { parseCacheSeconds, parseHeadersFile } from '#tests/support/headersFile.ts'
import {
  pagePaths,
  request,
  expectNoMistake,
  expectNoMistakeIn,
  readSnapshot,
  shopUrl,
  getContentType,
  type HostResponse,
} from '#tests/tools/smoke/deployment.ts'

/** Whether a URL is on this machine, which doesn't need https. */
const isLocal = (url: string) => /\/\/(localhost|127(\.\d+){3}|\[::1\])\b/.test(url)
const isLocalSite = isLocal(shopUrl.href)

let pages: ((typeof pagePaths)[number] & HostResponse)[] = []
/** The scripts and styles that the pages use, directly or through other scripts, by file name. */
const assets = new Map<string, HostResponse>()
const assetPattern = /(?<=\.\/|assets\/)(?:[\w.-]+-)?[\w-]{7,8}\.(?:js|css)(?=["'`\s])/g

async function readAssets(texts: readonly string[]): Promise<void> {
  const names = new Set(texts.flatMap((text) => text.match(assetPattern) ?? []).filter((name) => !assets.has(name)))
  if (names.size === 0) return
  const responses = await Promise.all([...names].map(async (name) => [name, await request(`assets/${name}`)] as const))
  for (const [name, response] of responses) assets.set(name, response)
  await readAssets(responses.map(([, { text }]) => text))
}

test.beforeAll(async () => {
  pages = await Promise.all(pagePaths.map(async (page) => ({ ...page, ...(await request(page.path)) })))
  await readAssets(pages.map(({ text }) => text))
})

const containsShop = ({ text }: HostResponse) => text.includes('<div id="root">')
const isRedirect = ({ status }: HostResponse) => status >= 300 && status < 400
const getScripts = () => [...assets.values()].filter(({ url }) => url.endsWith('.js'))

test('the site uses https, and redirects http to https', async () => {
  test.skip(isLocalSite, 'the site is on this machine')
  expectNoMistake('not-https', shopUrl.protocol === 'http:' ? [shopUrl.href] : [])
  const httpResponse = await request(shopUrl.href.replace('https:', 'http:')).catch(() => null) // No response is just as safe.
  if (httpResponse && shopUrl.port === '')
    expectNoMistakeIn('http-stays', [httpResponse], ({ headers }) => !headers.get('location')?.startsWith('https:'))
})

test('every page is served without a redirect, including those with an id', () => {
  const home = pages.slice(0, 1)
  expectNoMistakeIn('mock-build', home, ({ text }) => text.includes(new URL(API_ORIGIN).hostname.replace(/^\w+/, '*')))
  expectNoMistakeIn('other-page', home, (page) => !containsShop(page))
  const isMissing = (page: HostResponse) => !isRedirect(page) && (page.status !== 200 || !containsShop(page))
  expectNoMistakeIn('page-redirects', pages, (page) => !page.hasId && isRedirect(page))
  expectNoMistakeIn('id-redirects', pages, (page) => page.hasId && isRedirect(page))
  expectNoMistakeIn('page-missing', pages, (page) => !page.hasId && isMissing(page))
  expectNoMistakeIn('no-rewrites', pages, (page) => page.hasId && isMissing(page))
})

const getExpectedType = (url: string) =>
  url.endsWith('.js') ? /javascript$/ : url.endsWith('.css') ? /^text\/css$/ : /^text\/html$/

test('every script and style exists, and no private file is served', async () => {
  const allResponses = [...pages, ...assets.values()]
  expectNoMistakeIn('file-missing', [...assets.values()], ({ status }) => status !== 200)
  expectNoMistakeIn(
    'wrong-type',
    allResponses,
    (response) => response.status === 200 && !getExpectedType(response.url).test(getContentType(response)),
  )
  expectNoMistakeIn('secret-key', getScripts(), ({ text }) => /\bsk_(test|live)_\w{8}/.test(text))
  const sourceMapUrls = getScripts().map(({ url }) => `${url}.map`)
  const files = await Promise.all(['.env', '.env.local', '.git/HEAD', 'package.json', ...sourceMapUrls].map(request))
  expectNoMistakeIn('private-file', files, ({ text }) => /^VITE_\w+=|^ref: |"(dependencies|mappings)"/m.test(text))
})

test('an unknown URL gets status 404, and browsers don’t cache the response for long', async () => {
  const unknownResponses = await Promise.all(
    ['smoke-test', 'dashboard/smoke-test', 'assets/smoke-test.js'].map(request),
  )
  expectNoMistakeIn('unknown-found', unknownResponses, ({ status }) => status !== 404)
  expectNoMistakeIn('no-404-page', unknownResponses, (page) => !page.url.endsWith('.js') && !containsShop(page))
  expectNoMistakeIn(
    'missing-kept',
    unknownResponses,
    ({ headers }) => parseCacheSeconds(headers.get('cache-control')) > 600,
  )
})

const findHashes = (page: string) => Object.values(collectInlineSources([page])).flatMap((hashes) => [...hashes])

/**
 * Removes the parts of a policy that may differ: a host may also send hashes for other pages, and the URL for reports
 * depends on the build.
 */
const removeHashes = (policy: string) => policy.replaceAll(/ 'sha256-[^']*'|; report-(uri|to) [^;]*/g, '')

test('the host sends the headers of the build, and caches and compresses files as configured', () => {
  const json = readFileSync(fromRoot('hosting.json'), 'utf8')
  const files = [...assets.keys()].map((name) => `assets/${name}`)
  const getExpectedHeaders = parseHeadersFile(
    toHeadersFile(completeHosting(json, shopUrl.pathname, collectInlineSources([]), files)),
  )
  const responses = [...pages, ...assets.values()].filter(({ status }) => status === 200)
  const headers = responses.flatMap(({ url, status, headers: sentHeaders, text }) =>
    [...getExpectedHeaders(new URL(url).pathname)].map(([name, expected]) => {
      const value = sentHeaders.get(name) ?? ''
      return { name, expected, value, text, url: `${name} at ${url}`, status }
    }),
  )
  const policies = headers.filter(({ name }) => name === 'content-security-policy')
  expectNoMistakeIn('policy-missing', policies, ({ value }) => value === '')
  expectNoMistakeIn('policy-differs', policies, ({ value, expected, text }) => {
    const isDifferent = removeHashes(value) !== removeHashes(expected)
    return value !== '' && (isDifferent || findHashes(text).some((hash) => !value.includes(hash)))
  })
  const otherHeaders = headers.filter(({ name }) => name !== 'content-security-policy' && name !== 'cache-control')
  expectNoMistakeIn('header-wrong', otherHeaders, ({ value, expected }) => {
    const isSame = value.toLowerCase() === expected.toLowerCase()
    // Some hosts send a Strict-Transport-Security header with a longer time than configured.
    return !isSame && !(parseCacheSeconds(value) >= parseCacheSeconds(expected))
  })
  const cacheHeaders = headers
    .filter(({ name }) => name === 'cache-control')
    .map((header) => ({
      ...header,
      seconds: parseCacheSeconds(header.value),
      expectedSeconds: parseCacheSeconds(header.expected),
    }))
  expectNoMistakeIn(
    'pages-cached',
    cacheHeaders,
    ({ seconds, expectedSeconds }) => expectedSeconds === 0 && seconds !== 0,
  )
  expectNoMistakeIn(
    'assets-not-cached',
    cacheHeaders,
    ({ seconds, expectedSeconds }) => expectedSeconds > 0 && !(seconds >= expectedSeconds),
  )
  const compressibleResponses = responses.filter(({ text }) => text.length > 2_000)
  expectNoMistakeIn('not-compressed', compressibleResponses, ({ headers }) => !headers.has('content-encoding'))
})

const { DOMParser } = new JSDOM().window

/** @returns the tags in a page's head before its scripts have run */
function readHtml(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const readAttribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
  return {
    title: document.title,
    canonical: readAttribute('link[rel=canonical]', 'href'),
    icons: ['icon', 'apple-touch-icon'].map((rel) => readAttribute(`link[rel="${rel}"]`, 'href')),
    manifest: readAttribute('link[rel=manifest]', 'href'),
    meta: (name: string) =>
      readAttribute(`meta:is([name="${name}"], [property="${name}"], [http-equiv="${name}"])`, 'content'),
  }
}

const manifestSchema = z.object({ icons: z.array(z.object({ src: z.string() })) })

test('the shop has icons, and can be installed', async () => {
  const { icons, manifest } = readHtml(pages[0]?.text ?? '')
  const response = await request(manifest)
  const exists = response.status === 200 && getContentType(response) !== 'text/html'
  expectNoMistake('manifest-missing', exists ? [] : [`${response.url} (${response.status})`])
  const iconEntries = exists ? z.parse(manifestSchema, JSON.parse(response.text)).icons : []
  const responses = await Promise.all(
    [...icons, ...iconEntries.map(({ src }) => new URL(src, response.url).href)].map(request),
  )
  expectNoMistakeIn(
    'icon-missing',
    responses,
    (icon) => icon.status !== 200 || !getContentType(icon).startsWith('image/'),
  )
})

/** Domains that are reserved for examples and tests (RFC 2606, RFC 6761). Email to them never arrives. */
const reservedDomain = /[@.](?:(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i

test('the shop was built for this URL, for the web, and with the right keys', () => {
  const { canonical, meta } = readHtml(pages[0]?.text ?? '')
  expectNoMistake('site-url-unset', /^https?:/.test(canonical) ? [] : [canonical])
  expectNoMistake('site-url-differs', canonical === shopUrl.href ? [] : [canonical])
  const policySources = isLocalSite ? [] : meta('Content-Security-Policy').split(/[\s;]+/)
  expectNoMistake('local-address', policySources.filter(isLocal))
  expectNoMistake(
    'insecure-address',
    policySources.filter((source) => source.startsWith('http:')),
  )
  const contactHtml = pages.find(({ name }) => name === 'contact')?.text ?? ''
  const [, email = 'none'] = /"mailto:([^"?]*)/.exec(contactHtml) ?? []
  expectNoMistake('contact-email', email === 'none' || (reservedDomain.test(email) && !isLocalSite) ? [email] : [])
  const liveScripts = process.env.LIVE === '1' ? getScripts() : []
  expectNoMistakeIn('test-key', liveScripts, ({ text }) => /\bpk_test_\w/.test(text))
  expectNoMistakeIn('demo-accounts', liveScripts, ({ text }) => /\bdemo(User|Admin):\{/.test(text))
})

test('pages contain the tags for search engines and link previews, and robots.txt and sitemap.xml are right', async () => {
  const parsedPages = pages
    .filter(({ name, status }) => isPrerendered(name) && status === 200)
    .map((page) => ({
      ...page,
      ...readHtml(page.text),
      ...pageDefinitions[page.name],
      expectedTitle: titleOf(page.name),
    }))
  const indexedPages = parsedPages
    .filter(({ isIndexed }) => isIndexed)
    .map((page) => ({ ...page, expectedUrl: new URL(page.path.slice(1), shopUrl).href }))
  expectNoMistakeIn('head-wrong', parsedPages, ({ title, expectedTitle }) => title !== expectedTitle)
  expectNoMistakeIn('head-wrong', indexedPages, ({ canonical, expectedUrl }) => canonical !== expectedUrl)
  expectNoMistakeIn(
    'head-wrong',
    parsedPages,
    ({ meta, expectedTitle }) => meta('og:title') !== expectedTitle || meta('twitter:card') === '',
  )
  expectNoMistakeIn('head-wrong', indexedPages, ({ meta, expectedUrl }) => meta('og:url') !== expectedUrl)
  expectNoMistakeIn('head-wrong', indexedPages, ({ meta, name }) => meta('og:description') !== descriptionOf(name))
  expectNoMistakeIn('hidden-from-search', indexedPages, ({ meta, headers }) =>
    /\b(noindex|none)\b/i.test(`${meta('robots')} ${headers.get('x-robots-tag') ?? ''}`),
  )
  const pictures = await Promise.all([...new Set(parsedPages.map(({ meta }) => meta('og:image')))].map(request))
  expectNoMistakeIn('share-picture', pictures, (picture) => getContentType(picture) !== 'image/jpeg')
  const robots = await request('/robots.txt')
  expectNoMistakeIn('robots-wrong', [robots], ({ text }) => !text.includes(`Sitemap: ${toSitemapUrl(shopUrl.href)}`))
  expectNoMistakeIn('robots-wrong', [robots], ({ text }) => /^Disallow: *\/\s*$/im.test(text))
  const sitemap = await request(toSitemapUrl(shopUrl.href))
  const expected = toSitemapFile(shopUrl.href, await readSnapshot()).trim()
  expectNoMistakeIn('robots-wrong', [sitemap], ({ text }) => text.trim() !== expected)
})
