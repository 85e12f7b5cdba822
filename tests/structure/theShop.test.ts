import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageCases } from '#tests/spec/pages.ts'
import { routeLines } from '#tests/spec/routes.ts'
import { spec } from '#tests/spec/spec.ts'
import { captures } from '#tests/support/sources.ts'

/** Removes quotation marks, code marks, escapes and padding, so that Markdown and the table compare equal. */
const normalize = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(/[“”`*\\]/g, '')
    .replaceAll(/\s+/g, ' ')

const page = readFileSync('stories/docs/TheShop.mdx', 'utf8')

/** The page's sections, by their ids. */
const sections = new Map(
  page
    .split(/^## (?=SHOP-\d+ )/m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf(' ')), section] as const),
)

const idOf = (key: string): string => key.split(' ')[0] ?? ''
const rows = Object.entries(spec).flatMap(([key, list]) => list.map((row) => ({ ...row, section: idOf(key) })))

test('the page has the sections of the table, and no others', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual([...sections.keys()])
})

test('every page of SHOP-2 has its row in tests/spec/pages.ts', () => {
  const paths = Object.values(pageCases).map(({ path }) => path)
  expect(
    routeLines.filter(({ path }) => !paths.includes(path)),
    'tests/spec/pages.ts lacks',
  ).toEqual([])
})

test('every quotation of the table is in its section of the page', () => {
  const missing = rows.flatMap(({ section, quotes }) =>
    quotes
      .filter((text) => !normalize(sections.get(section) ?? '').includes(normalize(text)))
      .map((text) => `${section}: ${text}`),
  )
  expect(missing, 'stories/docs/TheShop.mdx lacks').toEqual([])
})

test('every text in quotation marks on the page is in a row of the kind text or sic', () => {
  const texts = rows.filter(({ kind }) => kind === 'text' || kind === 'sic').flatMap(({ quotes }) => quotes)
  const quoted = [...sections].flatMap(([id, section]) =>
    captures(section, /“([^”]+)”/g).map((text) => ({ id, text: normalize(text) })),
  )
  expect(quoted.filter(({ text }) => !texts.some((known) => normalize(known) === text))).toEqual([])
})

test('every route, call, field, code and constant of the page has its row', () => {
  const known = rows.map(({ section, quotes }) => ({ section, quoted: quotes.map(normalize).join(' ') }))
  const unknown = [...sections].flatMap(([id, section]) =>
    captures(section, /`([^`]+)`/g)
      .map(normalize)
      .filter((code) => !known.some(({ section: rowSection, quoted }) => rowSection === id && quoted.includes(code)))
      .map((code) => `${id}: ${code}`),
  )
  expect(unknown).toEqual([])
})
