import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { callCases } from '#tests/spec/calls/callCases.ts'
import { pageCases } from '#tests/spec/pages.ts'
import { routeLines } from '#tests/spec/routes.ts'
import { findCaptures, getLineNumber, readSources } from '#tests/support/sources.ts'

/** Normalizes quotation marks, Markdown, spaces and placeholders, so that documentation and code are comparable. */
const normalizeText = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(/[“”`*\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{\w+\}/g, '{}')

/** The text of TheShop.mdx from SHOP-1 on. */
const shopText = readFileSync('stories/docs/TheShop.mdx', 'utf8').replace(/^[^]*?(?=^## SHOP-1 )/m, '')

/** Every string in src/copy, with `{}` for each expression. `isMarkedSic` marks intentional misspellings. */
const copyTexts = readSources('src/copy/*.ts').flatMap((file) => {
  const lines = file.text.split('\n')
  const texts: { text: string; isMarkedSic: boolean }[] = []
  const addText = (start: number, text: string) =>
    texts.push({
      text: normalizeText(text),
      isMarkedSic: /\bsic\b/.test(lines[getLineNumber(file.text, start) - 1] ?? ''),
    })
  const visitor = new Visitor({
    Literal: ({ start, value }) => void addText(start, String(value)),
    TemplateLiteral: ({ start, quasis }) => void addText(start, quasis.map((part) => part.value.cooked).join('{}')),
  })
  visitor.visit(parseSync(file.path, file.text).program)
  return texts
})
const quotedTexts = findCaptures(shopText, /“([^”]+)”/g).map(normalizeText)

test('every page of SHOP-2 has a case in tests/spec/pages.ts', () => {
  const paths = Object.values(pageCases).map(({ path }) => path)
  const missingRoutes = routeLines.filter(({ path }) => !paths.includes(path))
  expect(missingRoutes, 'write the case into tests/spec/pages.ts').toEqual([])
})

test('every quoted text of TheShop.mdx is in src/copy, letter for letter', () => {
  const knownTexts = copyTexts.map(({ text }) => text)
  const unknownTexts = quotedTexts.filter((text) => !knownTexts.includes(text))
  expect(unknownTexts, 'stories/docs/TheShop.mdx and src/copy differ: the page has the customer’s words').toEqual([])
})

test('every text of src/copy that is marked sic is quoted in TheShop.mdx', () => {
  const missingTexts = copyTexts.filter(({ text, isMarkedSic }) => isMarkedSic && !quotedTexts.includes(text))
  expect(missingTexts, 'write the text into stories/docs/TheShop.mdx, in “quotes”, or remove // sic').toEqual([])
})

test('SHOP-7 contains the spec of every call in tests/spec/calls', () => {
  const callSpecs = Object.values(callCases).map(({ spec }) => spec)
  const missingSpecs = callSpecs.filter((spec) => !normalizeText(shopText).includes(normalizeText(spec)))
  expect(missingSpecs, 'stories/docs/TheShop.mdx, SHOP-7: write this line of tests/spec/calls').toEqual([])
})
