import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseLink } from '#mocks/demo/link.ts'
import { findPage } from '#src/domain/pages.ts'
import { scripts, findScriptsRunIn } from '#tests/support/packageFile.ts'
import { findCaptures, readSources } from '#tests/support/sources.ts'
import { findDocsIds } from '#tests/support/stories.ts'

const readme = readFileSync('README.md', 'utf8')

const findLinks = (text: string) => findCaptures(text, /\]\(([^)\s]+)\)/g)
const links = findLinks(readme)

/** Lists the scripts in a page's tables whose first column has the heading "Script". */
const listedScripts = (page: string): string[] =>
  [...page.matchAll(/^\| Script\b.*\n(?:\|.*\n)+/gm)]
    .flatMap(([table]) => table.split('\n').slice(2))
    .flatMap((row) => findCaptures(row.split('|')[1] ?? '', /`([\w:-]+)/g))

test('the README can be read in two minutes: at most 120 lines, 9 kB, and tables that fit on a screen', () => {
  const lines = readme.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(120)
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(9000)
  expect(lines.filter((line) => line.startsWith('|') && line.length > 120)).toEqual([])
})

test('every file that the README, a page of .github or of the documentation links to exists', () => {
  const linkedFiles = readSources('README.md', '.github/*.md', 'stories/docs/*.mdx').flatMap(({ path, text }) =>
    findLinks(text)
      .filter((target) => !/^https?:/.test(target))
      .map((target) => ({ path, file: join(dirname(path), target) })),
  )
  expect(linkedFiles.length).toBeGreaterThan(40)
  const missingFiles = linkedFiles.filter(({ file }) => !existsSync(file))
  expect(missingFiles, 'write where the file is now').toEqual([])
})

test('every link of the README into the running demo opens the page it names', () => {
  const demoLinks = links.filter((target) => target.startsWith('http://localhost:4173/')).map((link) => new URL(link))
  expect(demoLinks.length).toBeGreaterThan(3)
  const isDead = (url: URL) => parseLink(url, '/').ignoredParameters.length > 0 || findPage(url.pathname) === undefined
  expect(demoLinks.filter(isDead), 'README.md: a page of the shop, and parameters of mocks/demo/link.ts').toEqual([])
})

test('every link of the README into the running Storybook opens a page', () => {
  const linkedDocsPaths = links
    .filter((target) => target.startsWith('http://localhost:6006/'))
    .map((link) => new URL(link).searchParams.get('path') ?? '')
  expect(linkedDocsPaths.length).toBeGreaterThan(0)
  const docsPaths = findDocsIds().map((id) => `/docs/${id}`)
  const unknownPages = linkedDocsPaths.filter((page) => !docsPaths.includes(page))
  expect(unknownPages, 'README.md: the URL of a page below stories').toEqual([])
})

test('the README, the documentation and the workflows run only scripts that exist', () => {
  const files = readSources('README.md', 'stories/**/*.mdx', '.github/workflows/*.yml', '.ci/*')
  const namedScripts = files.flatMap(({ path, text }) =>
    [...findScriptsRunIn(text), ...listedScripts(text)].map((script) => ({ path, script })),
  )
  expect(namedScripts.length).toBeGreaterThan(Object.keys(scripts).length)
  const unknownScripts = namedScripts.filter(({ script }) => !(script in scripts))
  expect(unknownScripts, 'write a script of package.json').toEqual([])
})
