import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { toRoutePath } from '#mocks/handlers/createHandler.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import { notify } from '#src/app/toasts.ts'
import { access } from '#src/copy/access.ts'
import { loadFailures, longWait } from '#src/copy/shared.ts'
import { toasts } from '#src/copy/toasts.ts'
import {
  getFileLabel,
  getTypedTexts,
  type Action,
  type CallTrigger,
  type ButtonAction,
} from '#tests/spec/actions/action.ts'
import { callCases, callNames, isMutation, getCallSpec, getToastFor } from '#tests/spec/calls/callCases.ts'
import { getValueFor, type Outcome } from '#tests/spec/outcome.ts'
import { toPath } from '#tests/spec/pages.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { selectFile, fillIn } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'
import { advanceTimeInAct } from '#tests/unit/api/clock.ts'

vi.mock('#src/app/toasts.ts')

beforeEach(() => {
  vi.mocked(notify).mockResolvedValue()
  vi.useFakeTimers()
})

/** Every way in which a call can fail (ROBUST-3). With `noResponse`, the request stays pending. */
const faults = ['networkError', 'noResponse', 401, 403, 404, 500, 'html', 'truncatedJson', 'wrongShape'] as const
type Fault = (typeof faults)[number]

/** A technical message from the server, which must never be shown. */
const technicalText = 'TypeError: x is not a function at /srv/app/index.js:12'

function createFaultyResponse(fault: Fault): Response | Promise<Response> {
  switch (fault) {
    case 'networkError':
      return HttpResponse.error()
    case 'noResponse':
      return new Promise(() => undefined)
    case 'html':
      return HttpResponse.html(`<!doctype html><title>${technicalText}</title><p>${technicalText}</p>`)
    case 'truncatedJson':
      return new HttpResponse(`{"acknowledged":tr`, { headers: { 'content-type': 'application/json' } })
    case 'wrongShape':
      return HttpResponse.json(technicalText)
    default:
      return HttpResponse.json({ message: technicalText, stack: technicalText }, { status: fault })
  }
}

/** Makes one call fail until the test ends. */
function breakCall(call: ApiCallName, fault: Fault): void {
  const { method } = allCalls[call]
  const respond = ({ request }: { request: Request }) =>
    request.method === method ? createFaultyResponse(fault) : undefined
  server.use(http.all(API_ORIGIN + toRoutePath(allCalls[call]), respond))
}

/** The page that makes a call, and the user's action that triggers the call, if any. */
type Trigger = CallTrigger | ButtonAction | Action

function getOutcome(call: ApiCallName, fault: Fault): Outcome {
  if (fault === 'networkError') return 'network'
  if (fault === 401) return getCallSpec(call).needsToken ? 'expired' : 'forbidden'
  return fault === 403 ? 'forbidden' : fault === 404 ? 'notFound' : 'failed'
}

/** The page's title when a query fails, unless the case defines its own text. */
const queryFailureTitleByOutcome: Partial<Record<Outcome, string>> = {
  network: loadFailures.unavailable.title,
  failed: loadFailures.server.title,
  forbidden: loadFailures.forbidden.title,
  notFound: loadFailures.notFound.title,
}

/** Mutations from list rows report a missing response in toasts, after 10 s and after 30 s (ORDER-6). */
const rowMutations: readonly ApiCallName[] = ['cancelOrder', 'deleteOrder', 'shipOrder', 'deleteReview', 'makeAdmin']

/** The notice that a form shows when its request has no response. */
const missingResponseNotices: Partial<Record<ApiCallName, string>> = {
  placeOrder: 'Check My Orders before you try again',
  addReview: 'Check the reviews before you send it again',
  addPart: 'Check Tools before you try again',
  saveProfile: 'We can’t tell whether your profile was saved',
}

function getTextsForMissingResponse(call: ApiCallName, trigger: Trigger) {
  if (rowMutations.includes(call)) return { page: null, toasts: [longWait.slow, toasts.unanswered] }
  const isPageWaiting = (!isMutation(call) && !trigger.isInBackground) || call === 'upsertUser'
  return { page: isPageWaiting ? longWait.stuck : (missingResponseNotices[call] ?? null), toasts: [] }
}

/** The texts on the page and in toasts when a call fails; null where no text is expected. */
function getExpectedTexts(call: ApiCallName, trigger: Trigger, fault: Fault) {
  if (fault === 'noResponse') return getTextsForMissingResponse(call, trigger)
  const outcome = getOutcome(call, fault)
  const toast = isMutation(call) ? getToastFor(call, outcome)?.text : undefined
  const toasts = toast === undefined ? [] : [toast]
  if (outcome === 'expired') return { page: access.expired.title, toasts }
  const caseTexts = trigger.failureTexts ?? ('focusedText' in trigger ? trigger.focusedText : {})
  return {
    page: getValueFor(caseTexts, outcome) ?? (isMutation(call) ? null : queryFailureTitleByOutcome[outcome]) ?? null,
    toasts,
  }
}

const getPageText = () => document.body.textContent

/** Advances the fake clock until the condition holds, by 40 s at most; all retries of a call take less. */
async function waitUntil(isMet: () => boolean): Promise<void> {
  for (let step = 0; step < 200 && !isMet(); step += 1) await advanceTimeInAct(step < 40 ? 5 : 250)
}

const findEnabledButton = (name: string, containerSelector: string) =>
  screen
    .queryAllByRole('button', { name, hidden: true })
    .find((button) => !button.hasAttribute('disabled') && button.closest(containerSelector))

/** Clicks a button as soon as it is enabled. */
async function clickButton(name: string, containerSelector = 'body'): Promise<void> {
  await waitUntil(() => findEnabledButton(name, containerSelector) !== undefined)
  fireEvent.click(
    findEnabledButton(name, containerSelector) ?? expect.unreachable(`no button ${name}: ${getPageText()}`),
  )
}

/** Performs the user's action, and advances the fake clock until the page is ready before each part of it. */
async function performAction(action: ButtonAction): Promise<void> {
  if (action.opener) await clickButton(action.opener)
  const texts = getTypedTexts(action)
  await waitUntil(() => Object.keys(texts).every((label) => screen.queryByLabelText(label)))
  fillIn(texts)
  selectFile(getFileLabel(action))
  await clickButton(action.button, action.opener ? '[role=alertdialog]' : 'main')
}

const isTextOnPage = (text: string | null) => text === null || getPageText().includes(text)
const getToastTexts = () => vi.mocked(notify).mock.calls.map(([toast]) => toast.text)

/** Finds failure titles on the page that are not expected. */
const findUnexpectedTitles = (expectedTitle: string | null): string[] =>
  [...Object.values(loadFailures), access.checkFailed, access.expired]
    .map(({ title }) => title)
    .filter((title) => title !== expectedTitle && screen.queryByRole('heading', { name: title, hidden: true }))

function expectTexts(pageText: string | null, expectedToasts: string[]): void {
  expect(screen.queryAllByRole('heading', { level: 1, hidden: true }), `a blank page: ${getPageText()}`).toHaveLength(1)
  expect(screen.queryByRole('main'), `a blank page: ${getPageText()}`).not.toBeNull()
  const pageContent = {
    isPageTextShown: isTextOnPage(pageText),
    unexpectedTitles: findUnexpectedTitles(pageText),
    toasts: getToastTexts(),
  }
  expect(pageContent, getPageText()).toEqual({ isPageTextShown: true, unexpectedTitles: [], toasts: expectedToasts })
  expect(getPageText()).not.toContain(technicalText)
  expect(getPageText()).not.toMatch(/doctype|"acknowledged"|\[object/)
}

/** Every call that a page makes, combined with every fault. */
const cases = callNames.flatMap((call) => {
  const trigger: Trigger | null = callCases[call].trigger
  return trigger ? faults.map((fault) => ({ call, trigger, fault })) : []
})

test.each(sampleCases(cases, { cover: [({ call }) => call, ({ fault }) => fault] }))(
  'when $call fails with $fault, the page shows the expected texts and keeps what the user has typed',
  async ({ call, trigger, fault }) => {
    const action = 'button' in trigger ? trigger : null
    const { page, toasts: expectedToasts } = getExpectedTexts(call, trigger, fault)
    if (!action) breakCall(call, fault)
    const { store } = await mountApp(toPath(trigger.page), { as: trigger.as })
    if (action) {
      await advanceTimeInAct(100)
      breakCall(call, fault)
      await performAction(action)
    }
    await advanceTimeInAct(fault === 'noResponse' ? 30_500 : 8500)
    await waitUntil(() => isTextOnPage(page) && getToastTexts().length >= expectedToasts.length)
    expectTexts(page, expectedToasts)
    // A form keeps typed text, unless the session has expired; then a sign-in panel replaces the form.
    const typedTexts = page === access.expired.title || !action?.form ? {} : getTypedTexts(action)
    for (const [label, value] of Object.entries(typedTexts))
      expect(screen.getByLabelText(label)).toHaveDisplayValue(value)
    expect(store.getState().session.phase).toBe(trigger.as ? 'signedIn' : 'signedOut')
  },
)
