// @vitest-environment jsdom
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { descriptions } from '#src/copy/meta.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { addressesOf, pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { buildShop } from '#tests/support/bundle.ts'

/** Words of SHOP-2 that each page can be read to say. */
const words: Partial<Record<PageName, string[]>> = {
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
  contact: ['Plot 27, Kalurghat Industrial Area'],
  login: ['LOGIN', 'Forget Password', 'Google Sign In'],
  signup: ['SIGN UP', 'Google Sign In'],
}

/** Every address of a page that is built as a file. */
const prerendered = pageNames
  .filter((name) => pages[name].prerender)
  .flatMap((name) => addressesOf(name).map((address) => ({ at: address.slice(1), name, ...pages[name] })))

const fileOf = (path: string, dist = 'dist') => join(dist, path, 'index.html')
const open = (file: string) => new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html')

/** What the document's one tag says; an error when there are more or none. */
function one(page: Document, selector: string, attribute = 'content'): string | null {
  const found = page.head.querySelectorAll(selector)
  if (found.length !== 1) throw new Error(`${selector}: ${found.length}`)
  return found[0]?.getAttribute(attribute) ?? null
}

const structured = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as { '@type': string; url: string },
  )

describe.each(prerendered)('/$at, read without scripts,', ({ at, name, path, title, description }) => {
  const page = open(fileOf(at))

  test('says what it is', () => {
    expect([page.title, page.head.querySelectorAll('title').length]).toEqual([title, 1])
    expect(one(page, 'meta[name=description]')).toBe(description ?? descriptions.home)
    expect(one(page, 'meta[property="og:title"]')).toBe(title)
    expect(one(page, 'meta[property="og:description"]')).toBe(description ?? descriptions.home)
    expect(one(page, 'meta[property="og:image"]')).toMatch(/\.webp$/)
    expect(one(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
  })

  test('says what its one address is, or that it is none of the search engines’ business', () => {
    const say = (selector: string, attribute = 'content') => page.head.querySelector(selector)?.getAttribute(attribute)
    const said = {
      robots: say('meta[name=robots]'),
      canonical: say('link[rel=canonical]', 'href'),
      url: say('meta[property="og:url"]'),
      shops: structured(page).map((data) => [data['@type'], data.url]),
    }
    const isPublic = { robots: undefined, canonical: path, url: path, shops: [['Organization', '/']] }
    const isHidden = { robots: 'noindex', canonical: undefined, url: undefined, shops: [] }
    expect(said).toEqual(description === undefined ? isHidden : isPublic)
  })

  test('has its heading, its words, the way on, and no claim about data nobody has asked for yet', () => {
    expect(page.querySelectorAll('#root main h1')).toHaveLength(1)
    const text = page.querySelector('#root')?.textContent ?? ''
    expect(words[name]).toBeDefined()
    for (const word of [...(words[name] ?? []), 'Tools', 'Chattogram 4212']) expect(text).toContain(word)
    expect(text).not.toMatch(/\b0 parts|could not be loaded|LOGOUT/)
    expect(page.querySelector('noscript')?.textContent).toContain('needs JavaScript')
  })

  test('runs and paints nothing that stands in the page itself', () => {
    const inline = [...page.querySelectorAll('script:not([src])')]
    expect(inline.filter((script) => script.getAttribute('type') !== 'application/ld+json')).toEqual([])
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0)
    const html = page.documentElement.outerHTML
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(html).not.toContain('javascript:')
  })

  test('needs only files that are there', () => {
    const files = [...page.querySelectorAll('link[href]:not([rel=canonical], [rel=expect]), script[src]')].map(
      (tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '',
    )
    expect(files.filter((file) => !existsSync(join('dist', file)))).toEqual([])
  })

  test('asks for the first picture of Home ahead only where it is shown, as it is shown', () => {
    const ahead = page.querySelector('link[rel=preload][as=image][imagesrcset*="h_engine"]')
    const source = page.querySelector('source[srcset*="h_engine"]')
    const read = (tag: Element | null, prefix: string) =>
      ['srcset', 'sizes'].map((name) => tag?.getAttribute(prefix + name))
    expect(read(ahead, 'image')).toEqual(read(source, ''))
    expect(ahead?.getAttribute('fetchpriority')).toBe(title === homeTitle ? 'high' : undefined)
  })
})

test('any other address gets an empty page that search engines leave alone', () => {
  const page = open('dist/404.html')
  expect(page.querySelector('#root')?.childNodes).toHaveLength(0)
  expect(page.title).toBe(homeTitle)
  expect(one(page, 'meta[name=robots]')).toBe('noindex')
  expect(page.querySelectorAll('link[rel=preload], link[rel=canonical]')).toHaveLength(0)
})

test('a shop in a folder, at a known site, has all addresses below both', { timeout: 60_000 }, () => {
  const outDir = mkdtempSync(join(tmpdir(), 'folder-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  buildShop(outDir, { BASE_PATH: '/a/b/', VITE_SITE_URL: 'https://shop.example' })
  const page = open(fileOf('parts', outDir))
  expect(one(page, 'link[rel=canonical]', 'href')).toBe('https://shop.example/a/b/parts')
  expect(one(page, 'meta[property="og:image"]')).toMatch(/^https:\/\/shop\.example\/a\/b\/assets\/.*\.webp$/)
  expect(structured(page)).toMatchObject([{ url: 'https://shop.example/a/b/' }])
  const addresses = [...page.querySelectorAll('[href], [src]:not(img)')].map(
    (tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '',
  )
  expect(addresses.filter((address) => !/^(#|\/a\/b\/|https:\/\/shop\.example\/a\/b\/)/.test(address))).toEqual([])
  expect(page.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/a/b/parts')
})
