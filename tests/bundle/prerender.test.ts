// @vitest-environment jsdom
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { descriptionOf, homeTitle, titleOf } from '#src/copy/titles.ts'
import { fallbackFonts } from '#src/design-system/theme/fallbackFonts.ts'
import { pathsOf, isPrerendered, pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { buildShop, readTextFiles } from '#tests/support/bundle.ts'
import { runsAll } from '#tests/support/sampleCases.ts'
import { testConfig } from '#tests/support/testConfig.ts'

/** Texts of SHOP-2 that each page shows without scripts. */
const textsOfPage: Partial<Record<PageName, string[]>> = {
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
  .flatMap((name) => pathsOf(name).map((pagePath) => ({ at: pagePath.slice(1), name, ...pages[name] })))

const toFilePath = (path: string, dist = 'dist') => join(dist, path, 'index.html')
const load = (file: string) => new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html')
const read = (file: string) => readFileSync(join('dist', file), 'utf8')

const readHead = (page: Document, selector: string, attribute = 'content') =>
  [...page.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute))

const getUrl = (tag: Element) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? ''

const readStructuredData = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }): unknown =>
    JSON.parse(textContent),
  )

const site = testConfig.VITE_SITE_URL

const typeSchema = z.object({ '@type': z.string() })

/** Whether a page contains the parts of the snapshot (DATA-20). */
const showsParts = (name: PageName) => name === 'home' || name === 'parts'

/** The shop for search engines (PAGE-6). */
const shop = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Dhruva Auto Works',
  url: `${site}/`,
  logo: `${site}/favicon.svg`,
  email: testConfig.VITE_CONTACT_EMAIL,
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Plot 27, Kalurghat Industrial Area',
    addressLocality: 'Chattogram 4212',
    addressCountry: 'Bangladesh',
  },
}

/** Expects a preview picture with an absolute URL, the stated size, and small enough for every messenger (HOST-2). */
async function expectSharePicture(page: Document, dist: string, shop: string) {
  expect(readHead(page, 'meta[name="twitter:card"]')).toEqual(['summary_large_image'])
  const [pictureUrl = '', ...others] = readHead(page, 'meta[property="og:image"]').map(String)
  expect([pictureUrl.startsWith(shop), others]).toEqual([true, []])
  const { format, width, height, size } = await sharp(readFileSync(join(dist, pictureUrl.replace(shop, '')))).metadata()
  const statedSize = ['width', 'height'].flatMap((name) => readHead(page, `meta[property="og:image:${name}"]`))
  expect([format, String(width), String(height)]).toEqual(['jpeg', ...statedSize])
  expect(size).toBeLessThan(300_000)
}

describe.each(htmlPages)('/$at without scripts', ({ at, name, path, isIndexed: isPublic = false }) => {
  const page = load(toFilePath(at))

  test('has its title, description and preview, and either a canonical URL or a noindex tag', () => {
    expect([page.title, readHead(page, 'title').length]).toEqual([titleOf(name), 1])
    for (const selector of ['meta[name=description]', 'meta[property="og:description"]'])
      expect(readHead(page, selector)).toEqual([descriptionOf(name)])
    expect(readHead(page, 'meta[property="og:title"]')).toEqual([titleOf(name)])
    expect(readHead(page, 'meta[name=robots]')).toEqual(isPublic ? [] : ['noindex'])
    expect(readHead(page, 'link[rel=canonical]', 'href')).toEqual(isPublic ? [site + path] : [])
    expect(readHead(page, 'meta[property="og:url"]')).toEqual(isPublic ? [site + path] : [])
    const list = showsParts(name) ? ['ItemList'] : []
    const types = readStructuredData(page).map((data) => z.parse(typeSchema, data)['@type'])
    expect(types).toEqual(isPublic ? ['Organization', ...list] : list)
    expect(readStructuredData(page).slice(0, isPublic ? 1 : 0)).toEqual(isPublic ? [shop] : [])
  })

  test('has its heading, texts and navigation, and no statement about data that is not loaded yet', () => {
    expect(page.querySelectorAll('#root main h1')).toHaveLength(1)
    const text = page.querySelector('#root')?.textContent ?? ''
    expect(textsOfPage[name]).toBeDefined()
    for (const expectedText of [...(textsOfPage[name] ?? []), 'Tools', 'Chattogram 4212'])
      expect(text).toContain(expectedText)
    expect(text).not.toMatch(/\b0 parts|could not be loaded|LOGOUT/)
    const textWithoutScripts = showsParts(name) ? 'browse our parts without JavaScript' : 'needs JavaScript'
    expect(page.querySelector('body > noscript')?.textContent).toContain(textWithoutScripts)
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
    for (const link of links) expect(styles).toContain(read(getUrl(link)).trim())
    // Letters that the web font lacks, such as Arabic letters, are not made as narrow as the headings.
    expect(styles.match(/@font-face\{src:local[^}]*;unicode-range:U\+\?\?,/g)).toHaveLength(
      Object.values(fallbackFonts).flat().length,
    )
    expect(styles).not.toContain('woff2')
  })

  test('preloads the first picture of Home only where it is shown, with the same sources', () => {
    const preload = page.querySelector('link[rel=preload][as=image][imagesrcset*="h_engine"]')
    const source = page.querySelector('source[srcset*="h_engine"]')
    const getSources = (tag: Element | null, prefix: string) =>
      ['srcset', 'sizes'].map((attribute) => tag?.getAttribute(prefix + attribute))
    expect(getSources(preload, 'image')).toEqual(getSources(source, ''))
    expect(preload?.getAttribute('fetchpriority')).toBe(name === 'home' ? 'high' : undefined)
  })
})

test('a shared link shows the picture, also for a URL without a file of its own', async () => {
  for (const file of ['dist/parts.html', 'dist/404.html']) await expectSharePicture(load(file), 'dist', `${site}/`)
})

test('search engines may read every page, and find the canonical URLs in the sitemap', () => {
  const lines = read('robots.txt').trim().split('\n')
  expect(lines).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${site}/sitemap.xml`])
  const listedUrls = [...read('sitemap.xml').matchAll(/<loc>([^<]*)</g)].map(([, url]) => url)
  const canonical = htmlPages.flatMap(({ at }) => readHead(load(toFilePath(at)), 'link[rel=canonical]', 'href'))
  expect(listedUrls.filter((url) => !url?.includes('/part/'))).toEqual([...new Set(canonical)])
})

test('any other URL gets an empty page that is hidden from search engines', () => {
  const page = load('dist/404.html')
  expect(page.querySelector('#root')?.childNodes).toHaveLength(0)
  expect(page.title).toBe(homeTitle)
  expect(readHead(page, 'meta[name=robots]')).toEqual(['noindex'])
  expect(readHead(page, 'link[rel=preload], link[rel=canonical]')).toEqual([])
})

test.runIf(runsAll)(
  'a shop in a subfolder of a site keeps all its URLs below that folder',
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'folder-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // The build writes its source maps beside its folder.
    const outDir = join(folder, 'shop')
    buildShop(outDir, { BASE_PATH: '/a/b/', VITE_SITE_URL: 'https://shop.example' })
    const page = load(toFilePath('parts', outDir))
    expect(readHead(page, 'link[rel=canonical]', 'href')).toEqual(['https://shop.example/a/b/parts'])
    const [, list] = readStructuredData(page)
    expect(readStructuredData(page)).toMatchObject([{ url: 'https://shop.example/a/b/' }, { '@type': 'ItemList' }])
    expect(JSON.stringify(list)).toContain('"https://shop.example/a/b/part/brake-rotor-345"')
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
