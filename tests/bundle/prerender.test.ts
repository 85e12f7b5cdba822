// @vitest-environment jsdom
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { descriptions } from '#src/copy/meta.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { fallbackFonts } from '#src/design-system/theme/fallbackFonts.ts'
import { addressesOf, isPrerendered, pageNames, pages, titleOf, type PageName } from '#src/domain/pages.ts'
import { buildShop } from '#tests/support/bundle.ts'
import { runsAll } from '#tests/support/each.ts'
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
  ],
  parts: ['AVAILABLE PARTS', 'Loading parts'],
  about: ['SOMTHING ABOUT US', 'Global Certified', 'Buy Now', 'Award Winning'],
  contact: ['Plot 27, Kalurghat Industrial Area', testConfig.VITE_CONTACT_EMAIL],
  login: ['LOGIN', 'Forget Password', 'Google Sign In'],
  signup: ['SIGN UP', 'Google Sign In'],
}

/** Every address of a prerendered page. */
const prerendered = pageNames
  .filter(isPrerendered)
  .flatMap((name) => addressesOf(name).map((address) => ({ at: address.slice(1), name, ...pages[name] })))

const fileOf = (path: string, dist = 'dist') => join(dist, path, 'index.html')
const open = (file: string) => new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html')

const read = (address: string) => readFileSync(join('dist', address), 'utf8')

/** The attribute of the only tag in the head that matches. Throws unless there is exactly one. */
function onlyTag(page: Document, selector: string, attribute = 'content'): string | null {
  const found = page.head.querySelectorAll(selector)
  if (found.length !== 1) throw new Error(`${selector}: ${found.length}`)
  return found[0]?.getAttribute(attribute) ?? null
}

const structuredData = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as { '@type': string; url: string; email: string },
  )

describe.each(prerendered)('/$at without scripts', ({ at, name, path, description }) => {
  const page = open(fileOf(at))
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent)

  test('has its title, description and preview', () => {
    expect([page.title, page.head.querySelectorAll('title').length]).toEqual([titleOf(name), 1])
    expect(onlyTag(page, 'meta[name=description]')).toBe(description ?? descriptions.home)
    expect(onlyTag(page, 'meta[property="og:title"]')).toBe(titleOf(name))
    expect(onlyTag(page, 'meta[property="og:description"]')).toBe(description ?? descriptions.home)
    expect(onlyTag(page, 'meta[property="og:image"]')).toMatch(/\.webp$/)
    expect(onlyTag(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
  })

  test('has a canonical address, or is hidden from search engines', () => {
    const valueOf = (selector: string, attribute = 'content') =>
      page.head.querySelector(selector)?.getAttribute(attribute)
    const found = {
      robots: valueOf('meta[name=robots]'),
      canonical: valueOf('link[rel=canonical]', 'href'),
      url: valueOf('meta[property="og:url"]'),
      shops: structuredData(page).map((data) => [data['@type'], data.url, data.email]),
    }
    const site = testConfig.VITE_SITE_URL
    const isPublic = {
      robots: undefined,
      canonical: site + path,
      url: site + path,
      shops: [['Organization', `${site}/`, testConfig.VITE_CONTACT_EMAIL]],
    }
    const isHidden = { robots: 'noindex', canonical: undefined, url: undefined, shops: [] }
    expect(found).toEqual(description === undefined ? isHidden : isPublic)
  })

  test('has its heading, texts and navigation, and nothing about data that is not loaded yet', () => {
    expect(page.querySelectorAll('#root main h1')).toHaveLength(1)
    const text = page.querySelector('#root')?.textContent ?? ''
    expect(textsOfPage[name]).toBeDefined()
    for (const expected of [...(textsOfPage[name] ?? []), 'Tools', 'Chattogram 4212']) expect(text).toContain(expected)
    expect(text).not.toMatch(/\b0 parts|could not be loaded|LOGOUT/)
    expect(page.querySelector('body > noscript')?.textContent).toContain('needs JavaScript')
  })

  test('has one inline script, and no styles or handlers in attributes', () => {
    expect(page.querySelectorAll('script:not([src], [type="application/ld+json"])')).toHaveLength(1)
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
    const html = page.documentElement.outerHTML
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(html).not.toContain('javascript:')
  })

  test('has in its styles only the fonts of the computer (SPEED-11)', () => {
    // Arabic letters, for instance, are not made as narrow as the headings.
    expect(styles.join('').match(/@font-face\{src:local[^}]*;unicode-range:U\+\?\?,/g)).toHaveLength(
      Object.values(fallbackFonts).flat().length,
    )
    expect(styles.join('')).not.toContain('woff2')
  })

  test('holds its style sheets, and loads none', () => {
    const links = [...page.querySelectorAll('link[rel=stylesheet]')]
    expect(links.filter((link) => !link.hasAttribute('disabled'))).toEqual([])
    expect(styles.slice(1)).toEqual(links.map((link) => read(link.getAttribute('href') ?? '').trim()))
  })

  test('links only to files that exist', () => {
    const files = [...page.querySelectorAll('link[href]:not([rel=canonical], [rel=expect]), script[src]')].map(
      (tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '',
    )
    expect(files.filter((file) => !existsSync(join('dist', file)))).toEqual([])
  })

  test('preloads the first picture of Home only where it is shown, with the same sources', () => {
    const preload = page.querySelector('link[rel=preload][as=image][imagesrcset*="h_engine"]')
    const source = page.querySelector('source[srcset*="h_engine"]')
    const sourcesOf = (tag: Element | null, prefix: string) =>
      ['srcset', 'sizes'].map((name) => tag?.getAttribute(prefix + name))
    expect(sourcesOf(preload, 'image')).toEqual(sourcesOf(source, ''))
    expect(preload?.getAttribute('fetchpriority')).toBe(name === 'home' ? 'high' : undefined)
  })
})

test('robots.txt lets search engines read every page, and names the sitemap', () => {
  const lines = readFileSync('dist/robots.txt', 'utf8').trim().split('\n')
  expect(lines).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${testConfig.VITE_SITE_URL}/sitemap.xml`])
})

test('the sitemap lists exactly the canonical addresses of the prerendered pages', () => {
  const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)</g)].map(([, url]) => url)
  const canonical = prerendered.map(({ at }) =>
    open(fileOf(at)).querySelector('link[rel=canonical]')?.getAttribute('href'),
  )
  expect(listed).toEqual([...new Set(canonical.filter((url) => url !== undefined))])
})

test('any other address gets an empty page that is hidden from search engines', () => {
  const page = open('dist/404.html')
  expect(page.querySelector('#root')?.childNodes).toHaveLength(0)
  expect(page.title).toBe(homeTitle)
  expect(onlyTag(page, 'meta[name=robots]')).toBe('noindex')
  expect(page.querySelectorAll('link[rel=preload], link[rel=canonical]')).toHaveLength(0)
})

test.runIf(runsAll)(
  'a shop in a folder of a configured site has all its addresses below them',
  { timeout: 60_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'folder-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // Its source maps are written beside it.
    const outDir = join(folder, 'shop')
    buildShop(outDir, { BASE_PATH: '/a/b/', VITE_SITE_URL: 'https://shop.example' })
    const page = open(fileOf('parts', outDir))
    expect(onlyTag(page, 'link[rel=canonical]', 'href')).toBe('https://shop.example/a/b/parts')
    expect(onlyTag(page, 'meta[property="og:image"]')).toMatch(/^https:\/\/shop\.example\/a\/b\/assets\/.*\.webp$/)
    expect(structuredData(page)).toMatchObject([{ url: 'https://shop.example/a/b/' }])
    const addresses = [...page.querySelectorAll('[href], [src]:not(img)')].map(
      (tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '',
    )
    expect(addresses.filter((address) => !/^(#|\/a\/b\/|https:\/\/shop\.example\/a\/b\/)/.test(address))).toEqual([])
    expect(page.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/a/b/parts')
    const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8')
    expect(textOf('robots.txt')).toContain('\nSitemap: https://shop.example/a/b/sitemap.xml\n')
    const sitemap = new DOMParser().parseFromString(textOf('sitemap.xml'), 'text/xml')
    expect([...sitemap.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent)).toEqual(
      ['', 'parts', 'about', 'contact', 'signup'].map((path) => `https://shop.example/a/b/${path}`),
    )
  },
)
