import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { callCases } from '#tests/spec/calls/callCases.ts'
import { pageCases } from '#tests/spec/pages.ts'
import { routeLines } from '#tests/spec/routes.ts'
import { captures, lineAt, sources } from '#tests/support/sources.ts'

/** Makes Markdown and code comparable: removes marks and padding, and replaces `{count}` with `{}`. */
const normalize = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(/[“”`*\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{\w+\}/g, '{}')

/** The page from SHOP-1 on. */
const page = readFileSync('stories/docs/TheShop.mdx', 'utf8').replace(/^[^]*?(?=^## SHOP-1 )/m, '')

/** Every string of src/copy, with `{}` for each expression, and whether it is marked as intentionally misspelt. */
const copyTexts = sources('src/copy/*.ts').flatMap((file) => {
  const lines = file.text.split('\n')
  const texts: { text: string; isMarked: boolean }[] = []
  const add = (start: number, text: string) =>
    texts.push({ text: normalize(text), isMarked: /\bsic\b/.test(lines[lineAt(file.text, start) - 1] ?? '') })
  const visitor = new Visitor({
    Literal: ({ start, value }) => void add(start, String(value)),
    TemplateLiteral: ({ start, quasis }) => void add(start, quasis.map((part) => part.value.cooked).join('{}')),
  })
  visitor.visit(parseSync(file.path, file.text).program)
  return texts
})
const quotedTexts = captures(page, /“([^”]+)”/g).map(normalize)

test('every page of SHOP-2 has its case in tests/spec/pages.ts', () => {
  const paths = Object.values(pageCases).map(({ path }) => path)
  const missingRoutes = routeLines.filter(({ path }) => !paths.includes(path))
  expect(missingRoutes, 'write the case into tests/spec/pages.ts').toEqual([])
})

test('every text in quotation marks on the page is in src/copy, to the letter', () => {
  const knownTexts = copyTexts.map(({ text }) => text)
  const unknownTexts = quotedTexts.filter((text) => !knownTexts.includes(text))
  expect(unknownTexts, 'stories/docs/TheShop.mdx and src/copy differ: the page has the customer’s words').toEqual([])
})

test('every text of src/copy that is marked sic is on the page', () => {
  const missingTexts = copyTexts.filter(({ text, isMarked }) => isMarked && !quotedTexts.includes(text))
  expect(missingTexts, 'write the text into stories/docs/TheShop.mdx, in “quotes”, or remove // sic').toEqual([])
})

test('SHOP-7 lists the calls of tests/spec/calls', () => {
  const specs = Object.values(callCases).map(({ spec }) => spec)
  const missingSpecs = specs.filter((spec) => !normalize(page).includes(normalize(spec)))
  expect(missingSpecs, 'stories/docs/TheShop.mdx, SHOP-7: write this line of tests/spec/calls').toEqual([])
})
