import { expect, test, vi } from 'vitest'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import { fillPath } from '#src/api/call.ts'
import { readResponse } from '#src/api/send.ts'
import { findPage } from '#src/domain/pages.ts'
import { paths, readIdFromPath } from '#src/domain/paths.ts'
import type { Attempt } from '#src/domain/paymentAttempt.ts'
import { readToken } from '#src/domain/account.ts'
import { createJournal } from '#src/payment/journal.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'
import { openAttempt } from '#tests/unit/payment/attempts.ts'
import { apiUrl } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

/** JSON values that are neither strings nor numbers. */
const unexpectedJsonValues: readonly unknown[] = [
  true,
  [],
  ['text'],
  {},
  { toString: 'text' },
  { $gt: '' },
  { length: 1, 0: 'text' },
]

/** Returns copies of a response. In each copy, the value replaces one field at any depth, or the whole response. */
function replaceEachField(response: unknown, value: unknown): unknown[] {
  if (typeof response !== 'object' || response === null) return [value]
  const nestedReplacements = Object.entries(response).flatMap(([key, child]) =>
    replaceEachField(child, value).map((newChild) =>
      Array.isArray(response) ? response.with(Number(key), newChild) : { ...response, [key]: newChild },
    ),
  )
  return [value, ...nestedReplacements]
}

/** Finds values that would harm a page: invalid numbers, and picture URLs that could run code. */
function findHarmfulValues(key: string, value: unknown): string[] {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? [] : [`${key} is ${value}`]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, value]) => findHarmfulValues(name, value))
  if (typeof value !== 'string' || (key !== 'image' && key !== 'photo')) return []
  const isSafe = /^(https?:|data:image\/)/.test(new URL(value, 'https://shop.test').href)
  return isSafe ? [] : [`the ${key} is ${value}`]
}

/** Parses a call's response, and returns the problems with the result. */
function findResponseProblems(name: ApiCallName, text: string): string[] {
  const { error, data } = readResponse(allCalls[name], { ok: true, status: 200 }, text, 'token')
  const problems = error
    ? [error.kind].filter((kind) => !['contract', 'refused', 'notFound'].includes(kind))
    : findHarmfulValues(name, data)
  return problems.map((problem) => `${text.slice(0, 200)}: ${problem}`)
}

test.each(callNames)('%s returns harmless data or an expected error for every hostile response', (name) => {
  const responses = [...hostileTexts, ...unexpectedJsonValues].flatMap((value) =>
    replaceEachField(callCases[name].response, value),
  )
  expect(responses.flatMap((response) => findResponseProblems(name, JSON.stringify(response)))).toEqual([])
  expect(hostileTexts.flatMap((text) => findResponseProblems(name, text))).toEqual([])
})

/** Calls whose path contains an id or an email address, with the name of that argument. */
const callsWithId = callNames.flatMap((name) => {
  const key = /\{(\w+)\}/.exec(allCalls[name].path)?.[1]
  return key === undefined ? [] : [{ name, key }]
})

test.each(callsWithId)(
  '$name sends every hostile $key unchanged and within its segment of the path',
  ({ name, key }) => {
    const { path } = allCalls[name]
    const getReceivedText = (text: string) => {
      const { pathname, searchParams } = new URL(apiUrl + fillPath(path, { [key]: text }))
      const [value] = searchParams.values()
      const isSameDepth = pathname.split('/').length === path.split('/').length
      return isSameDepth ? (value ?? decodeURIComponent(pathname.split('/').at(-1) ?? '')) : null
    }
    const changedTexts = hostileTexts.filter((text) => getReceivedText(text) !== text)
    expect(changedTexts, 'texts that no path can contain').toEqual(['', '.', '..', '\ud800', 'half \udc00 pair'])
    expect(changedTexts.map(getReceivedText)).toEqual(['?', '?', '?', '\ufffd', 'half \ufffd pair'])
  },
)

/** Returns the id that a page reads from its link. Ids that no path can contain become `?`, an id that does not exist. */
const toExpectedId = (id: string) => (['', '.', '..'].includes(id) ? '?' : id.toWellFormed())

test.each(['purchase', 'payment'] as const)(
  'every hostile id has a link from which its %s page reads the same id',
  (page) => {
    for (const id of hostileTexts) {
      const { pathname, search, hash } = new URL(paths[page](id), 'https://shop.test')
      expect([id, findPage(pathname), search + hash, readIdFromPath(page, pathname)]).toEqual([
        id,
        page,
        '',
        toExpectedId(id),
      ])
    }
  },
)

test('stores a separate unfinished payment for every hostile account and order id', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: openAttempt.createdAt })
  const journal = createJournal()
  const attempts = hostileTexts.map((id): Attempt => ({ ...openAttempt, userId: id, orderId: id }))
  attempts.forEach(journal.write)
  expect(attempts.map(({ userId, orderId }) => journal.read(userId, orderId))).toEqual(attempts)
  expect(createJournal().listAll()).toHaveLength(attempts.length)
  attempts.forEach(journal.remove)
  expect(localStorage).toHaveLength(0)
})

test('treats a token that no header can contain as missing', () => {
  const isSendable = (text: string) => /^[\x21-\x7e]+$/.test(text.trim()) && !/^(undefined|null)$/.test(text)
  for (const text of hostileTexts)
    expect([text, readToken(text)]).toEqual([text, isSendable(text) ? text.trim() : null])
})
