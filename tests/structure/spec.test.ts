import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allCalls } from '#src/api/allCalls.ts'
import { spec, type SpecRow } from '#tests/spec/spec.ts'
import type { ESTree } from 'vite'
import { lineAt, sources, walk, type Source } from '#tests/support/sources.ts'

const rows = Object.values(spec).flat()
const words = (...kinds: SpecRow['kind'][]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).flatMap(({ says }) => says)

/** `{count}` in the specification is a parameter of ours. */
const general = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}')

interface Text {
  text: string
  start: number
}

/** Every text and pattern that stands in a file, `{}` for what is put into a template. */
function textsOf(file: Source): Text[] {
  const texts: Text[] = []
  walk(file, {
    Literal: ({ start, value }) => void texts.push({ start, text: String(value) }),
    TemplateLiteral: ({ start, quasis }) =>
      void texts.push({ start, text: quasis.map((part) => part.value.cooked).join('{}') }),
    JSXText: ({ start, value }) => void texts.push({ start, text: value }),
  })
  return texts
}

/** Every text of src/copy, with the line it stands in. */
const spoken = sources('src/copy/*.ts').flatMap((file) => {
  const lines = file.text.split('\n')
  return textsOf(file).map(({ start, text }) => ({ text, line: lines[lineAt(file.text, start) - 1] ?? '' }))
})

const isMarked = ({ line }: { line: string }) => /\bsic\b/.test(line)

test.each(words('word', 'sic'))('src/copy has %s, letter by letter', (text) => {
  expect(spoken.map((entry) => entry.text)).toContain(general(text))
})

test.each(words('sic'))('%s is marked sic, so that nobody corrects it by accident', (text) => {
  const unmarked = spoken.filter((entry) => entry.text === general(text) && !isMarked(entry))
  expect(unmarked).toEqual([])
})

test('what is marked sic in src/copy is in the table, and nothing is misspelt without it', () => {
  const known = words('sic').map(general)
  expect(spoken.filter((entry) => isMarked(entry) && !known.includes(entry.text)).map(({ text }) => text)).toEqual([])
})

test('the calls of the table are those of the client, word for word', () => {
  const calls = Object.values(allCalls).map(
    ({ method, path, access, body }) =>
      `${method} {api}${path}${access === 'anyone' ? '' : ' (bearer)'} | ${body ? Object.keys(body.shape).join(', ') : 'none'}`,
  )
  const rowsOfCalls = words('call').map((row) => row.split(' | ').slice(0, 2).join(' | '))
  expect(calls.toSorted()).toEqual(rowsOfCalls.toSorted())
})

/** How the specification's words for an answer begin. */
const answerWords = {
  list: /^(array|list) of /,
  value: /^(one |isAdmin$|profile$|clientSecret$)/,
  acknowledged: /^acknowledged\b/,
  deletedCount: /^deletedCount$/,
  modifiedCount: /^modifiedCount$/,
  accessToken: /^array: first item acknowledged, second item accessToken/,
  any: /^not shown$/,
}

test.each(Object.entries(allCalls))('%s is answered as the table has it', (_name, { method, path, answer }) => {
  const row = words('call').find((line) => line.startsWith(`${method} {api}${path} `))
  expect(row?.split(' | ').at(-1)).toMatch(answerWords[answer.kind])
})

const read = (path: string): Source[] => (existsSync(path) ? sources(path) : [])

/** The file and the tables that it takes from beside it. */
const withTables = (file: Source): Source[] => [
  file,
  ...[...file.text.matchAll(/from '#(tests\/(?!support)[^']+)'/g)].flatMap(([, path = '']) => read(path)),
]

/** The name a call begins with: of `it.each(rows)(…)` that is `it`; null for a test that is skipped. */
function rootOf(callee: ESTree.Expression): string | null {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'CallExpression') return rootOf(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  return ['skip', 'todo', 'fails', 'fixme'].includes(callee.property.name) ? null : rootOf(callee.object)
}

/** The titles of a file's tests, as they stand there; of stories their names. */
function titlesOf(file: Source): string[] {
  if (file.path.startsWith('stories/'))
    return [...file.text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
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

const proofs = [...new Set(rows.flatMap(({ by }) => by))].map((proof) => proof.split(' › ') as [string, string])

test.each(proofs)('%s has the test %s', (path, title) => {
  expect(read(path).flatMap(titlesOf)).toContain(title)
})

/** Whether a test speaks of a text: in the same letters, or with a value where the specification has a parameter. */
const speaksOf = (file: Source, says: string): boolean => {
  const parts = general(says).split('{}')
  return withTables(file).some((table) => textsOf(table).some(({ text }) => parts.every((part) => text.includes(part))))
}

describe('a test that is said to prove a text speaks of it:', () => {
  const spokenOf = rows
    .filter(({ kind }) => kind === 'word' || kind === 'sic')
    .flatMap(({ says, by }) => says.map((text): [string, readonly string[]] => [text, by]))

  test.each(spokenOf)('%s', (text, by) => {
    const silent = by.filter((proof) => {
      const [path = ''] = proof.split(' › ')
      return !read(path).some((file) => speaksOf(file, text))
    })
    expect(silent).toEqual([])
  })
})
