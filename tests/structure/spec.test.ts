import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCalls } from '#src/api/allCalls.ts'
import { spec, type SpecRow } from '#tests/spec/spec.ts'
import type { ESTree } from 'vite'
import { captures, lineAt, sources, walk, type Source } from '#tests/support/sources.ts'

const rows = Object.values(spec).flat()
const quotesOf = (...kinds: SpecRow['kind'][]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).flatMap(({ quotes }) => quotes)

/** Replaces `{count}` by `{}`: the specification and the code name their parameters differently. */
const dropNames = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}')

/** Every string, template and JSX text of a file, with `{}` for each expression in a template. */
function textsOf(file: Source) {
  const texts: { text: string; start: number }[] = []
  walk(file, {
    Literal: ({ start, value }) => void texts.push({ start, text: String(value) }),
    TemplateLiteral: ({ start, quasis }) =>
      void texts.push({ start, text: quasis.map((part) => part.value.cooked).join('{}') }),
    JSXText: ({ start, value }) => void texts.push({ start, text: value }),
  })
  return texts
}

/** Every text of src/copy, with its line. */
const copyTexts = sources('src/copy/*.ts').flatMap((file) => {
  const lines = file.text.split('\n')
  return textsOf(file).map(({ start, text }) => ({ text, line: lines[lineAt(file.text, start) - 1] ?? '' }))
})

const isMarked = ({ line }: { line: string }) => /\bsic\b/.test(line)

test.each(quotesOf('text', 'sic'))('src/copy has the exact text %s', (text) => {
  expect(copyTexts.map((entry) => entry.text)).toContain(dropNames(text))
})

test.each(quotesOf('sic'))('%s is marked sic, so that it is not corrected by accident', (text) => {
  const unmarked = copyTexts.filter((entry) => entry.text === dropNames(text) && !isMarked(entry))
  expect(unmarked).toEqual([])
})

test('every text marked sic in src/copy is in the table', () => {
  const known = quotesOf('sic').map(dropNames)
  expect(copyTexts.filter((entry) => isMarked(entry) && !known.includes(entry.text)).map(({ text }) => text)).toEqual(
    [],
  )
})

test('the calls of the table equal those of the client', () => {
  const calls = Object.values(allCalls).map(
    ({ method, path, access, body }) =>
      `${method} {api}${path}${access === 'anyone' ? '' : ' (bearer)'} | ${body ? Object.keys(body.shape).join(', ') : 'none'}`,
  )
  const rowsOfCalls = quotesOf('call').map((row) => row.split(' | ').slice(0, 2).join(' | '))
  expect(calls.toSorted()).toEqual(rowsOfCalls.toSorted())
})

const read = (path: string): Source[] => (existsSync(path) ? sources(path) : [])

/** The function at the root of a call: `it` for `it.each(rows)(…)`; null for a skipped test. */
function rootOf(callee: ESTree.Expression): string | null {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'CallExpression') return rootOf(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  return ['skip', 'todo', 'fails', 'fixme'].includes(callee.property.name) ? null : rootOf(callee.object)
}

/** The test titles of a file as written; for stories, their export names. */
function titlesOf(file: Source): string[] {
  if (file.path.startsWith('stories/')) return captures(file.text, /^export const (\w+)/gm)
  const texts = new Map(textsOf(file).map(({ start, text }) => [start, text]))
  const titles: string[] = []
  walk(file, {
    CallExpression({ callee, arguments: [title] }) {
      const root = rootOf(callee)
      if (title && (root === 'it' || root === 'test')) titles.push(texts.get(title.start) ?? '')
    },
  })
  return titles
}

const citedTests = [...new Set(rows.flatMap(({ tests }) => tests))].map(
  (cited) => cited.split(' › ') as [string, string],
)

test.each(citedTests)('%s has the test %s', (path, title) => {
  expect(read(path).flatMap(titlesOf)).toContain(title)
})
