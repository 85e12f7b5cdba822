import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CallName } from '#src/api/allCalls.ts'
import { notify } from '#src/app/notify.tsx'
import { access } from '#src/copy/access.ts'
import { failures } from '#src/copy/failures.ts'
import { breakCall, faults, technicalText, type Fault } from '#tests/faults/matrix/faults.ts'
import { expectedTexts, type Made } from '#tests/faults/matrix/expectedTexts.ts'
import { fileLabelOf, textsOf, type Press } from '#tests/spec/actions/action.ts'
import { chooseFile } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'
import { addressOf } from '#tests/spec/pages.ts'
import { each } from '#tests/support/each.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

beforeAll(async () => {
  // Dynamic imports don't follow the fake clock, so all lazy modules are loaded before.
  await Promise.all(Object.values(import.meta.glob('../../src/{api,routes,payment}/*.{ts,tsx}')).map((load) => load()))
})
beforeEach(() => {
  vi.mocked(notify).mockResolvedValue()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  })
})

/** Advances the fake clock by `ms`, then lets the mock server's pending answers arrive. */
const advanceTime = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    for (let round = 0; round < 8; round += 1) await new Promise((resolve) => setImmediate(resolve))
  })

/** 40 steps of 5 ms and 160 of 250 ms take longer than all retries of a call. */
const maxSteps = 200

/** Advances the fake clock until the condition holds. @throws when it doesn't within about 40 s of fake time */
async function waitUntil(description: string, isMet: () => boolean): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (isMet()) return
    await advanceTime(step < 40 ? 5 : 250)
  }
  throw new Error(`never: ${description}\n${document.body.textContent}`)
}

const enabledButton = (name: string, inside: string) =>
  screen
    .queryAllByRole('button', { name, hidden: true })
    .find((button) => !button.hasAttribute('disabled') && button.closest(inside))

/** Clicks a button as soon as it is enabled. */
async function clickButton(name: string, inside = 'body'): Promise<void> {
  await waitUntil(`a button ${name}`, () => enabledButton(name, inside) !== undefined)
  fireEvent.click(enabledButton(name, inside) ?? document.body)
}

/** Does what the row says, under the fake clock. */
async function perform(press: Press): Promise<void> {
  if (press.opens) await clickButton(press.opens)
  for (const [label, value] of Object.entries(textsOf(press))) {
    await waitUntil(`a field ${label}`, () => screen.queryByLabelText(label) !== null)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  chooseFile(fileLabelOf(press))
  await clickButton(press.press, press.opens ? '[role=alertdialog]' : 'main')
}

const upload = () => Promise.resolve('https://images.shop.test/uploads/nut.png')

const pageText = () => document.body.textContent
const isShown = (text: string | null) => text === null || pageText().includes(text)
const toastTexts = () => vi.mocked(notify).mock.calls.map(([toast]) => toast.text)

/** The failure titles on the page other than the expected one. */
const unexpectedTitles = (expected: string | null): string[] =>
  [...Object.values(failures), access.checkFailed, access.expired]
    .map(({ title }) => title)
    .filter((title) => title !== expected && screen.queryByRole('heading', { name: title, hidden: true }))

function checkPage(): void {
  expect(screen.queryAllByRole('heading', { level: 1, hidden: true }), `a white page: ${pageText()}`).toHaveLength(1)
  expect(screen.queryByRole('main'), `a white page: ${pageText()}`).not.toBeNull()
}

function checkTexts(page: string | null, toast: string | null): void {
  const found = { isPageTextShown: isShown(page), unexpectedTitles: unexpectedTitles(page), toasts: toastTexts() }
  expect(found, pageText()).toEqual({
    isPageTextShown: true,
    unexpectedTitles: [],
    toasts: toast === null ? [] : [toast],
  })
  expect(pageText()).not.toContain(technicalText)
  expect(pageText()).not.toMatch(/doctype|"acknowledged"|\[object/)
}

/** The calls that some page makes, with how: where, and what the user does there. */
const cases = callNames.flatMap((call) => {
  const made: Made | null = callCases[call].made
  return made ? faults.map((fault) => ({ call, made, fault })) : []
})

async function checkCase(call: CallName, made: Made, fault: Fault): Promise<void> {
  const press = 'press' in made ? made : null
  const { page, toast } = expectedTexts(call, made, fault)
  if (!press) breakCall(call, fault)
  const { store } = await mountApp(addressOf(made.on), { as: made.as, platform: { upload: { upload } } })
  if (press) {
    await advanceTime(100)
    breakCall(call, fault)
    await perform(press)
  }
  await advanceTime(fault === 'noResponse' ? 30_500 : 8500)
  // A timeout is no error here: checkTexts reports missing texts.
  await waitUntil('the expected texts', () => isShown(page) && toastTexts().length >= (toast === null ? 0 : 1)).catch(
    () => undefined,
  )

  checkPage()
  checkTexts(page, toast)
  // A form keeps what was typed, unless the session has expired: then a sign-in panel replaces it.
  const expectedValues = page === access.expired.title || !press?.form ? {} : textsOf(press)
  const labels = Object.keys(expectedValues)
  expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(
    Object.values(expectedValues),
  )
  expect(store.getState().session.phase).toBe(made.as ? 'signedIn' : 'signedOut')
}

test.each(each(cases, { byDay: [({ call }) => call, ({ fault }) => fault] }))(
  '$call: $fault',
  ({ call, made, fault }) => checkCase(call, made, fault),
)
