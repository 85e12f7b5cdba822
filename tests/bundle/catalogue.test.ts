// @vitest-environment jsdom
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parts } from '#mocks/seed/parts.ts'
import { profiles } from '#mocks/seed/profiles.ts'
import { reviews } from '#mocks/seed/reviews.ts'
import { users } from '#mocks/seed/users.ts'
import { readCatalogueFile } from '#src/build/catalogueFile.ts'
import { replaceSharePicture } from '#src/build/pageHtml.ts'
import { formatPageTitle } from '#src/copy/titles.ts'
import { withoutScripts } from '#src/copy/withoutScripts.ts'
import { formatDay } from '#src/lib/formatMoment.ts'
import { buildShop, readTextFiles } from '#tests/support/bundle.ts'
import { shouldRunAll } from '#tests/support/sampleCases.ts'
import { testConfig } from '#tests/support/testConfig.ts'
import { findDataErrors, readPreview } from '#tests/support/validators.ts'

// These tests check the parts that pages embed (DATA-20), and the pages of single parts (PAGE-40).

const siteUrl = testConfig.VITE_SITE_URL
const catalogue = readCatalogueFile('dist/catalogue.json')
const readDistFile = (file: string, dist = 'dist') => readFileSync(join(dist, file), 'utf8')
const parsePage = (file: string) => new DOMParser().parseFromString(readDistFile(file), 'text/html')
const rotorPageFile = 'part/brake-rotor-345.html'

test('every part has a page, which the sitemap lists with the time of the snapshot', () => {
  const takenAt = new Date(catalogue?.takenAt ?? 0).toISOString()
  for (const { _id: id } of parts) {
    expect(readDistFile(`part/${id}/index.html`)).toBe(readDistFile(`part/${id}.html`))
    expect(readDistFile('sitemap.xml')).toContain(`<loc>${siteUrl}/part/${id}</loc><lastmod>${takenAt}</lastmod>`)
  }
})

test('a part’s page shows the whole part without scripts, has its own title, and links to the shop', () => {
  const page = parsePage(rotorPageFile)
  expect(page.title).toBe(formatPageTitle('Ventilated brake rotor 345 mm'))
  for (const text of ['20 pcs', '480 pcs', '$84.00', parts[0]?.describe, formatDay(catalogue?.takenAt ?? 0)])
    expect(page.body.textContent).toContain(text)
  const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/purchase/brake-rotor-345', '/parts?part=brake-rotor-345', '/parts'])
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${siteUrl}/part/brake-rotor-345`)
  expect(page.querySelectorAll('script:not([type="application/ld+json"]), noscript, meta[name=robots]')).toHaveLength(0)
  expect(page.querySelectorAll('title, meta[name=description], meta[property="og:image"]')).toHaveLength(3)
})

test('the Home and Tools pages embed the parts that they show as JSON, which browsers don’t execute', () => {
  for (const [file, count] of [
    ['index.html', 9],
    ['parts.html', parts.length],
  ] as const) {
    const script = parsePage(file).querySelector('script#catalogue[type="application/json"]')
    const embeddedCatalogue = JSON.parse(script?.textContent ?? '') as unknown
    expect(embeddedCatalogue).toEqual({ ...catalogue, parts: catalogue?.parts.slice(0, count) })
  }
})

test('no published file contains a name, email or photograph of a person', () => {
  const namesAndEmails = [...reviews, ...users, ...profiles].flatMap(({ name, email }) => [name, email])
  const photoUrls = [...reviews, ...profiles].flatMap((row) => ('image' in row ? [row.image] : []))
  const personalData = [...new Set([...namesAndEmails, ...photoUrls])].filter(
    (text) => typeof text === 'string' && text !== '',
  )
  expect(personalData.length).toBeGreaterThan(10)
  const publishedFiles = readTextFiles('dist').filter(({ file }) => !file.endsWith('.md'))
  const publishedPersonalData = personalData.filter((text) =>
    publishedFiles.some((file) => file.text.includes(String(text))),
  )
  expect(publishedPersonalData).toEqual([])
})

test('a link preview shows the part’s picture if messengers can fetch it, and otherwise the shop’s picture (HOST-2)', () => {
  const page =
    '<meta property="og:image" content="/share.jpg" /><meta property="og:image:width" content="1" /><!-- head -->'
  const pageWithOwnPicture = replaceSharePicture(page, { image: 'https://images.shop.test/a"b.jpg', name: 'Rotor' })
  expect(pageWithOwnPicture).not.toMatch(/share\.jpg|og:image:width/)
  expect(pageWithOwnPicture).toContain('<meta property="og:image" content="https://images.shop.test/a&quot;b.jpg" />')
  for (const image of [null, 'http://images.shop.test/a.jpg', 'pictures/a.jpg'])
    expect(replaceSharePicture(page, { image, name: 'Rotor' })).toBe(page)
})

test.runIf(shouldRunAll)(
  'validators find no error in part pages and in the Home and Tools pages',
  { timeout: 240_000 },
  async () => {
    for (const file of [rotorPageFile, 'part/turbocharger-52.html', 'parts.html', 'index.html'])
      expect([file, await findDataErrors(readDistFile(file))]).toEqual([file, []])
    expect(await readPreview(readDistFile(rotorPageFile))).toMatchObject({
      ogTitle: formatPageTitle('Ventilated brake rotor 345 mm'),
      ogDescription: parts[0]?.describe,
      ogUrl: `${siteUrl}/part/brake-rotor-345`,
      ogImage: [{ url: expect.stringMatching(/share-[\w-]+\.jpg$/) as unknown }],
      twitterCard: 'summary_large_image',
    })
  },
)

test.runIf(shouldRunAll)('without a snapshot, the build creates pages without parts', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outDir = join(folder, 'shop')
  buildShop(outDir, { CATALOGUE_FILE: join(folder, 'none.json') })
  for (const file of ['index.html', 'parts.html']) {
    expect(readDistFile(file, outDir)).toContain('Loading parts')
    expect(readDistFile(file, outDir)).toContain(withoutScripts.needsScripts)
    expect(readDistFile(file, outDir)).not.toContain('id="catalogue"')
  }
  expect(['part', 'catalogue.json'].filter((name) => existsSync(join(outDir, name)))).toEqual([])
})
