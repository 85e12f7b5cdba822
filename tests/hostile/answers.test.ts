import { afterAll, expect, test, vi } from 'vitest'
import { callExamples } from '#mocks/handlers/callExamples.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { fillPath, readResponse } from '#src/api/request.ts'
import { linkedinHref } from '#src/domain/profile.ts'
import { pathsIn, replaceAt } from '#tests/hostile/answers.ts'
import { hostileTexts, hostileTextsOf, hostileValues } from '#tests/hostile/corpus.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'
import { apiUrl, json, makeCall, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

/** Texts that no path can hold. */
const unaddressable = ['.', '..', '\ud800', 'half \udc00 pair']

let reads = 0
let unreadable = 0
afterAll(() => {
  const fields = callNames.flatMap((name) => pathsIn(callCases[name].answer)).length
  const size = `${hostileTexts.length} texts and ${hostileValues.length} other values × ${fields} fields of ${callNames.length} answers`
  console.log(`${size}: ${reads} answers read, ${unreadable} refused as unreadable, 0 thrown`)
})

/** What of a view model would harm a page: a number that is none, or the address of a picture that could run. */
function findHarm(key: string, view: unknown): string[] {
  if (typeof view === 'number') return Number.isFinite(view) && view >= 0 ? [] : [`${key} is ${view}`]
  if (typeof view === 'object' && view !== null)
    return Object.entries(view).flatMap(([name, value]) => findHarm(name, value))
  if (typeof view !== 'string' || (key !== 'image' && key !== 'photo')) return []
  const isSafe = /^(https?:|data:image\/)/.test(new URL(view, 'https://shop.test').href)
  return isSafe ? [] : [`the ${key} is ${view}`]
}

/** Reads an answer to a call. @returns what is wrong with its result */
function findProblems(name: CallName, text: string): string[] {
  reads += 1
  const answer = readResponse(allCalls[name], { ok: true, status: 200 }, text, 'token')
  if (answer.error) {
    unreadable += 1
    const isExpected = ['contract', 'refused', 'notFound'].includes(answer.error.kind)
    return isExpected ? [] : [`${text.slice(0, 200)}: ${answer.error.kind}`]
  }
  return findHarm(name, answer.data).map((harm) => `${text.slice(0, 200)}: ${harm}`)
}

test.each(callNames)('%s: every field of the answer', (name) => {
  const whole = callCases[name].answer
  const problems = pathsIn(whole).flatMap((path) =>
    [...hostileTexts, ...hostileValues].flatMap((value) =>
      findProblems(name, JSON.stringify(replaceAt(whole, path, value))),
    ),
  )
  expect(problems).toEqual([])
})

test.each(callNames)('%s: an answer that is no JSON', (name) => {
  expect(hostileTexts.flatMap((text) => findProblems(name, text))).toEqual([])
})

test('only http addresses become a link', () => {
  const hrefs = hostileTexts.map(linkedinHref).filter((href) => href !== null)
  expect(hrefs.filter((href) => !/^https?:\/\//.test(href))).toEqual([])
  expect(hrefs.length).toBeGreaterThan(10)
})

/** Calls whose path holds an id or an e-mail address, with the name of that argument. */
const addressed = callNames.flatMap((name) => {
  const key = /\{(\w+)\}/.exec(allCalls[name].path)?.[1]
  return key === undefined ? [] : [{ name, key }]
})

test.each(addressed)('$name: every $key stays one part of the path', ({ name, key }) => {
  const { path } = allCalls[name]
  const received = (text: string) => {
    const { pathname, searchParams } = new URL(apiUrl + fillPath(path, { [key]: text }))
    const [value] = searchParams.values()
    const isApart = pathname.split('/').length === path.split('/').length
    return isApart ? (value ?? decodeURIComponent(pathname.split('/').at(-1) ?? '')) : null
  }
  const changed = hostileTexts.filter((text) => received(text) !== text)
  expect(changed).toEqual(['', ...unaddressable])
  expect(changed.map(received)).toEqual(['?', '?', '?', '\ufffd', 'half \ufffd pair'])
})

test.each(addressed)('$name: any $key ends with an answer', async ({ name, key }) => {
  respondWith(() => json(callCases[name].answer))
  const store = signedInStore()
  const results = await Promise.all(
    hostileTextsOf('id', 'name').map((text) => makeCall(store, name, { ...callExamples[name], [key]: text } as never)),
  )
  for (const result of results) expect(result).toHaveProperty('data')
})
