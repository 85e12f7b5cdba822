import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spec } from '#tests/spec/spec.ts'

/** The same words whether they stand in Markdown or in the table: no quotation marks, code marks, escapes, padding. */
const plain = (text: string): string =>
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

test('what the table says stands in the page, in the section it says', () => {
  const missing = rows.flatMap(({ section, says }) =>
    says
      .filter((text) => !plain(sections.get(section) ?? '').includes(plain(text)))
      .map((text) => `${section}: ${text}`),
  )
  expect(missing).toEqual([])
})

test('every text that the page quotes has its row, as a text, in the same section or where it is said first', () => {
  const texts = rows.filter(({ kind }) => kind === 'word' || kind === 'sic').flatMap(({ says }) => says)
  const quoted = [...sections].flatMap(([id, section]) =>
    [...section.matchAll(/“([^”]+)”/g)].map(([, text = '']) => ({ id, text: plain(text) })),
  )
  expect(quoted.filter(({ text }) => !texts.some((known) => plain(known) === text))).toEqual([])
})

test('every route, call, field, code and constant of the page has its row', () => {
  const known = rows.map(({ section, says }) => ({ section, words: says.map(plain).join(' ') }))
  const unknown = [...sections].flatMap(([id, section]) =>
    [...section.matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => plain(code))
      .filter((code) => !known.some(({ section: other, words }) => other === id && words.includes(code)))
      .map((code) => `${id}: ${code}`),
  )
  expect(unknown).toEqual([])
})

test('every constant has its row', () => {
  const words = rows.filter(({ section }) => section === 'SHOP-9').flatMap(({ says }) => says.map(plain))
  const lines = (sections.get('SHOP-9') ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- ') && !line.endsWith(' not shown.'))
  const constants = lines.flatMap((line) => plain(line.slice(2)).split(/[.;] |\.$/)).filter((text) => text !== '')
  expect(constants.filter((text) => !words.some((row) => row.includes(text) || text.includes(row)))).toEqual([])
})
