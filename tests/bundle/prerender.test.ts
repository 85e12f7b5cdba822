// @vitest-environment jsdom
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { descriptionOf, homeTitle, titleOf } from '#src/copy/titles.ts'
import { fallbackFonts } from '#src/design-system/theme/fallbackFonts.ts'
import { getPagePaths, isPrerendered, pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { buildShop, readTextFiles } from '#tests/support/bundle.ts'
import { shouldRunAll } from '#tests/support/sampleCases.ts'
import { testConfig } from '#tests/support/testConfig.ts'

/** The specified texts that each page shows without scripts (SHOP-2). */
const expectedTextsByPage: Partial<Record<PageName, string[]>> = {
  home: [
    'SOMTHING ABOUT US',
    'AVAILABLE PARTS',
    'What Our Clients Say',
    'EXPLORE NOW',
    'Our Business Improvments',
    'CUSTOMIXZE YOUR MECHINE',
    'Ventilated brake rotor 345 mm',
    '$84.00',
  ],
  parts: ['AVAILABLE PARTS', 'Prices and stock as of', 'Ventilated brake rotor 345 mm', '$84.00'],
  about: ['SOMTHING ABOUT US', 'Global Certified', 'Buy Now', 'Award Winning'],
  contact: ['Plot 27, Kalurghat Industrial Area', testConfig.VITE_CONTACT_EMAIL],
  login: ['LOGIN', 'Forget Password', 'Google Sign In'],
  signup: ['SIGN UP', 'Google Sign In'],
}

const htmlPages = pageNames
  .filter(isPrerendered)
  .flatMap((name) => getPagePaths(name).map((pagePath) => ({ folder: pagePath.slice(1), name, ...pages[name] })))

const toFilePath = (path: string, dist = 'dist') => join(dist, path, 'index.html')
const parsePage = (file: string) => new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html')
const readDistFile = (file: string) => readFileSync(join('dist', file), 'utf8')

const readHeadAttributes = (page: Document, selector: string, attribute = 'content') =>
  [...page.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute))

const getUrl = (tag: Element) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? ''

const readStructuredData = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }): unknown =>
    JSON.parse(textContent),
  )

const siteUrl = testConfig.VITE_SITE_URL

const structuredDataTypeSchema = z.object({ '@type': z.string() })

/** Whether a page embeds the parts of the snapshot (DATA-20). */
const showsParts = (name: PageName) => name === 'home' || name === 'parts'

/** The structured data that describes the shop for search engines (PAGE-6). */
const organizationData = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Dhruva Auto Works',
  url: `${siteUrl}/`,
  logo: `${siteUrl}/favicon.svg`,
  email: testConfig.VITE_CONTACT_EMAIL,
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Plot 27, Kalurghat Industrial Area',
    addressLocality: 'Chattogram 4212',
    addressCountry: 'Bangladesh',
  },
}

/** Expects a preview picture that has an absolute URL and the stated size, and is small enough for every messenger (HOST-2). */
async function expectSharePicture(page: Document, dist: string, shopUrl: string) {
  expect(readHeadAttributes(page, 'meta[name="twitter:card"]')).toEqual(['summary_large_image'])
  const [pictureUrl = '', ...otherUrls] = readHeadAttributes(page, 'meta[property="og:image"]').map(String)
  expect([pictureUrl.startsWith(shopUrl), otherUrls]).toEqual([true, []])
  const { format, width, height, size } = await sharp(
    readFileSync(join(dist, pictureUrl.replace(shopUrl, ''))),
  ).metadata()
  const statedSize = ['width', 'height'].flatMap((name) =>
    readHeadAttributes(page, `meta[property="og:image:${name}"]`),
  )
  expect([format, String(width), String(height)]).toEqual(['jpeg', ...statedSize])
  expect(size).toBeLessThan(300_000)
}

describe.each(htmlPages)('/$folder without scripts', ({ folder, name, path, isIndexed = false }) => {
  const page = parsePage(toFilePath(folder))

  test('has its title, description and preview, and either a canonical URL or a noindex tag', () => {
    expect([page.title, readHeadAttributes(page, 'title').length]).toEqual([titleOf(name), 1])
    for (const selector of ['meta[name=description]', 'meta[property="og:description"]'])
      expect(readHeadAttributes(page, selector)).toEqual([descriptionOf(name)])
    expect(readHeadAttributes(page, 'meta[property="og:title"]')).toEqual([titleOf(name)])
    expect(readHeadAttributes(page, 'meta[name=robots]')).toEqual(isIndexed ? [] : ['noindex'])
    expect(readHeadAttributes(page, 'link[rel=canonical]', 'href')).toEqual(isIndexed ? [siteUrl + path] : [])
    expect(readHeadAttributes(page, 'meta[property="og:url"]')).toEqual(isIndexed ? [siteUrl + path] : [])
    const expectedListTypes = showsParts(name) ? ['ItemList'] : []
    const dataTypes = readStructuredData(page).map((data) => z.parse(structuredDataTypeSchema, data)['@type'])
    expect(dataTypes).toEqual(isIndexed ? ['Organization', ...expectedListTypes] : expectedListTypes)
    expect(readStructuredData(page).slice(0, isIndexed ? 1 : 0)).toEqual(isIndexed ? [organizationData] : [])
  })

  test('has its heading, texts and navigation, and no message about data that is not loaded yet', () => {
    expect(page.querySelectorAll('#root main h1')).toHaveLength(1)
    const text = page.querySelector('#root')?.textContent ?? ''
    expect(expectedTextsByPage[name]).toBeDefined()
    for (const expectedText of [...(expectedTextsByPage[name] ?? []), 'Tools', 'Chattogram 4212'])
      expect(text).toContain(expectedText)
    expect(text).not.toMatch(/\b0 parts|could not be loaded|LOGOUT/)
    const noscriptText = showsParts(name) ? 'browse our parts without JavaScript' : 'needs JavaScript'
    expect(page.querySelector('body > noscript')?.textContent).toContain(noscriptText)
  })

  test('has one inline script, no styles or handlers in attributes, and links only to files that exist', () => {
    expect(page.querySelectorAll('script:not([src], [type$=json])')).toHaveLength(1)
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
    expect(page.documentElement.outerHTML).not.toMatch(/\son[a-z]+="|javascript:/)
    const tags = [...page.querySelectorAll('link[href]:not([rel=canonical], [rel=expect]), script[src]')]
    const files = tags.map(getUrl).filter((url) => !/^https?:/.test(url)) // pictures of parts
    expect(files.filter((file) => !existsSync(join('dist', file)))).toEqual([])
  })

  test('contains its styles in one element, loads no style sheet, and uses only installed fonts (SPEED-11)', () => {
    const [styles = '', ...otherStyles] = [...page.querySelectorAll('style')].map(({ textContent }) => textContent)
    expect(otherStyles).toEqual([])
    const links = [...page.querySelectorAll('link[rel=stylesheet]')]
    expect(links.filter((link) => !link.hasAttribute('disabled'))).toEqual([])
    for (const link of links) expect(styles).toContain(readDistFile(getUrl(link)).trim())
    // The narrow fallback fonts apply only to letters that the web font has, so not to Arabic letters, for example.
    expect(styles.match(/@font-face\{src:local[^}]*;unicode-range:U\+\?\?,/g)).toHaveLength(
      Object.values(fallbackFonts).flat().length,
    )
    expect(styles).not.toContain('woff2')
  })

  test('preloads the hero picture only on Home, with the same sources as the picture itself', () => {
    const preload = page.querySelector('link[rel=preload][as=image][imagesrcset*="h_engine"]')
    const source = page.querySelector('source[srcset*="h_engine"]')
    const getSources = (tag: Element | null, prefix: string) =>
      ['srcset', 'sizes'].map((attribute) => tag?.getAttribute(prefix + attribute))
    expect(getSources(preload, 'image')).toEqual(getSources(source, ''))
    expect(preload?.getAttribute('fetchpriority')).toBe(name === 'home' ? 'high' : undefined)
  })
})

test('the preview of a shared link shows a picture, even for a URL without an HTML file', async () => {
  for (const file of ['dist/parts.html', 'dist/404.html'])
    await expectSharePicture(parsePage(file), 'dist', `${siteUrl}/`)
})

test('search engines may read every page, and find the canonical URLs in the sitemap', () => {
  const lines = readDistFile('robots.txt').trim().split('\n')
  expect(lines).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`])
  const listedUrls = [...readDistFile('sitemap.xml').matchAll(/<loc>([^<]*)</g)].map(([, url]) => url)
  const canonicalUrls = htmlPages.flatMap(({ folder }) =>
    readHeadAttributes(parsePage(toFilePath(folder)), 'link[rel=canonical]', 'href'),
  )
  expect(listedUrls.filter((url) => !url?.includes('/part/'))).toEqual([...new Set(canonicalUrls)])
})

test('404.html, which hosts serve for all other URLs, is empty and hidden from search engines', () => {
  const page = parsePage('dist/404.html')
  expect(page.querySelector('#root')?.childNodes).toHaveLength(0)
  expect(page.title).toBe(homeTitle)
  expect(readHeadAttributes(page, 'meta[name=robots]')).toEqual(['noindex'])
  expect(readHeadAttributes(page, 'link[rel=preload], link[rel=canonical]')).toEqual([])
})

test.runIf(shouldRunAll)(
  'a shop built for a subfolder of a site has all its URLs below the subfolder',
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'folder-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // The build writes its source maps beside `outDir`, so `outDir` is a subfolder of the temporary folder.
    const outDir = join(folder, 'shop')
    buildShop(outDir, { BASE_PATH: '/a/b/', VITE_SITE_URL: 'https://shop.example' })
    const page = parsePage(toFilePath('parts', outDir))
    expect(readHeadAttributes(page, 'link[rel=canonical]', 'href')).toEqual(['https://shop.example/a/b/parts'])
    const [, partListData] = readStructuredData(page)
    expect(readStructuredData(page)).toMatchObject([{ url: 'https://shop.example/a/b/' }, { '@type': 'ItemList' }])
    expect(JSON.stringify(partListData)).toContain('"https://shop.example/a/b/part/brake-rotor-345"')
    await expectSharePicture(page, outDir, 'https://shop.example/a/b/')
    const urls = [...page.querySelectorAll('[href]:not([as=image]), [src]:not(img)')].map(getUrl)
    expect(urls.filter((url) => !/^(#|\/a\/b\/|https:\/\/shop\.example\/a\/b\/)/.test(url))).toEqual([])
    for (const file of ['robots.txt', 'sitemap.xml'])
      expect(readFileSync(join(outDir, file), 'utf8')).toContain('https://shop.example/a/b/')
    const developmentCode = readTextFiles(outDir).filter(({ text }) =>
      text.includes('Each child in a list should have'),
    )
    expect(developmentCode, 'regardless of NODE_ENV').toEqual([])
  },
)
