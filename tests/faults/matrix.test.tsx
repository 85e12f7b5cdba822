import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { IMAGE_HOST } from '#mocks/origins.ts'
import { allCalls } from '#src/api/allCalls.ts'
import { notify } from '#src/app/notify.tsx'
import { access } from '#src/copy/access.ts'
import { failures } from '#src/copy/failures.ts'
import type { UploadPort } from '#src/platform/ports.ts'
import { createUpload } from '#src/platform/real/upload.ts'
import { breakCall, faults, rawText, type Fault, type FaultyCall } from '#tests/faults/matrix/faults.ts'
import { FetchedXhr } from '#tests/faults/matrix/fetchedXhr.ts'
import { pass, until } from '#tests/faults/matrix/clock.ts'
import { visits } from '#tests/faults/matrix/visits.ts'
import { wordsFor } from '#tests/faults/matrix/words.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const count = { cases: 0, whitePages: 0, unhandled: 0, wrongTexts: 0 }
const noteUnhandled = () => void (count.unhandled += 1)

beforeAll(async () => {
  vi.stubGlobal('XMLHttpRequest', FetchedXhr)
  process.on('unhandledRejection', noteUnhandled)
  // Lazy code is loaded ahead, for their files come by a clock that is not ours.
  await Promise.all(Object.values(import.meta.glob('../../src/{api,routes,payment}/*.{ts,tsx}')).map((load) => load()))
})
beforeEach(() => {
  vi.mocked(notify).mockReset().mockResolvedValue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  process.off('unhandledRejection', noteUnhandled)
  const calls = Object.keys(visits()).length
  console.info(
    `${calls} calls × ${faults.length} faults = ${count.cases}: ${count.whitePages} white pages, ` +
      `${count.unhandled} unhandled rejections, ${count.wrongTexts} wrong texts`,
  )
})

const uploaded: UploadPort = { upload: () => Promise.resolve('https://images.shop.test/uploads/nut.png') }

const text = () => document.body.textContent
const isThere = (words: string | null) => words === null || text().includes(words)
const toasts = () => vi.mocked(notify).mock.calls.map(([toast]) => toast.text)

/** Titles of failures that would be wrong here. */
const wrongTitles = (right: string | null): string[] =>
  [...Object.values(failures), access.checkFailed, access.expired]
    .map(({ title }) => title)
    .filter((title) => title !== right && screen.queryByRole('heading', { name: title, hidden: true }))

function checkPage(): void {
  const isWhite =
    screen.queryAllByRole('heading', { level: 1, hidden: true }).length !== 1 || !screen.queryByRole('main')
  if (isWhite) count.whitePages += 1
  expect(isWhite, `a white page: ${text()}`).toBe(false)
}

function checkWords(page: string | null, toast: string | null): void {
  const found = { page: isThere(page), wrong: wrongTitles(page), toasts: toasts() }
  const isRight = found.page && found.wrong.length === 0 && found.toasts.join('|') === (toast ?? '')
  if (!isRight || text().includes(rawText)) count.wrongTexts += 1
  expect(found, text()).toEqual({ page: true, wrong: [], toasts: toast === null ? [] : [toast] })
  expect(text()).not.toContain(rawText)
  expect(text()).not.toMatch(/doctype|"acknowledged"|\[object/)
}

async function meet(call: FaultyCall, fault: Fault): Promise<void> {
  count.cases += 1
  const { at, as, act, typed = {} } = visits()[call]
  const { page, toast } = wordsFor(call, fault)
  if (!act) breakCall(call, fault)
  const upload = call === 'upload' ? createUpload({ url: `${IMAGE_HOST}/upload`, key: 'k' }) : uploaded
  const { store } = await mountApp(at, { ...(as && { as }), platform: { upload } })
  if (act) {
    await pass(100)
    breakCall(call, fault)
    await act()
  }
  await pass(fault === 'hang' ? 10_500 : 8500)
  // what never comes is counted and told below
  await until('the right words', () => isThere(page) && toasts().length >= (toast === null ? 0 : 1)).catch(
    () => undefined,
  )

  checkPage()
  checkWords(page, toast)
  // A form is there as it was typed, unless the session is over: then the panel to sign in again has its place.
  const kept = page === access.expired.title ? {} : typed
  const labels = Object.keys(kept)
  expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(Object.values(kept))
  expect(store.getState().session.phase).toBe(as ? 'signedIn' : 'signedOut')
}

describe.each(Object.keys(visits()) as FaultyCall[])('%s', (call) => {
  it.each(faults)('%s', (fault) => meet(call, fault))
})

it('covers every call of the table', () => {
  expect(Object.keys(visits()).toSorted()).toEqual([...Object.keys(allCalls), 'upload'].toSorted())
})
