import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import type { ApiCallName } from '#mocks/allCalls.ts'
import { notify } from '#src/app/toasts.ts'
import { pages, type PageName } from '#src/domain/pages.ts'
import { callNames } from '#tests/spec/calls/callCases.ts'
import {
  toPath,
  getInitialCalls,
  getLandingPage,
  toDocumentTitle,
  pageUrls,
  pageCases,
  pageNames,
  getViewer,
} from '#tests/spec/pages.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { expectUrl, dispatchWindowFocus, mountApp, mountPage } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/toasts.ts', { spy: true })

const viewers = [undefined, 'customer', 'admin'] as const
type Viewer = (typeof viewers)[number]

/** Whether the page is closed to the viewer. Pages for customers are closed to admins (ADMIN-3). */
const isClosedTo = (name: PageName, viewer: Viewer) => pageCases[name].access === 'customer' && viewer === 'admin'

/** Returns the API calls that a visit is expected to make, including those after a redirect. */
function getExpectedCalls(name: PageName, viewer: Viewer): ApiCallName[] {
  if (isClosedTo(name, viewer)) return ['upsertUser', 'getAdmin']
  const destination = getLandingPage(name, viewer)
  const calls = getInitialCalls(destination, viewer !== undefined)
  if (destination === 'login') return calls
  // An admin page first checks whether the viewer is an admin.
  if (pageCases[name].access === 'admin') return [...calls, 'getAdmin']
  // The order belongs to a customer, so for an admin the page doesn't request it or prepare its payment (DATA-16).
  return viewer === 'admin' ? calls.filter((call) => call !== 'getMyOrder' && call !== 'createPaymentIntent') : calls
}

/** The expected robots tag and canonical URL of a page. Only indexed pages have a canonical URL (PAGE-1). */
const getExpectedTags = (name: PageName) =>
  pages[name].isIndexed ? [null, location.origin + toPath(name)] : ['noindex', null]

const readAttribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null

const isIntendedViewer = (name: PageName, viewer: Viewer) => (getViewer(name) ?? undefined) === viewer
const visits = pageUrls.flatMap(({ name, at }) =>
  viewers
    .toSorted((a, b) => Number(isIntendedViewer(name, b)) - Number(isIntendedViewer(name, a)))
    .map((viewer) => ({ name, at, viewer, access: pageCases[name].access })),
)

it.each(sampleCases(visits, { cover: [({ at }) => at, ({ access, viewer }) => `${access} ${viewer}`] }))(
  '$at opened by $viewer leads to the expected URL and title, and sends only the expected calls (SHOP-2, SHOP-6, AUTH-13)',
  async ({ name, at, viewer }) => {
    callLog.clear()
    const destination = getLandingPage(name, viewer)
    const { heading } = pageCases[destination]
    await mountPage(at, isClosedTo(name, viewer) ? 'This page is for customers' : heading, { as: viewer })
    await expectUrl(destination === name ? at : toPath(destination))
    // The log also contains calls to the identity provider, which are left out here.
    const getLoggedApiCalls = () =>
      new Set(callLog.get().flatMap((call) => callNames.find((name) => name === call.name) ?? []))
    await waitFor(() => expect(getLoggedApiCalls()).toEqual(new Set(getExpectedCalls(name, viewer))))
    await waitFor(() => expect(document.title).toBe(toDocumentTitle(destination)))
    expect([readAttribute('meta[name=robots]', 'content'), readAttribute('link[rel=canonical]', 'href')]).toEqual(
      getExpectedTags(destination),
    )
  },
)

it('an unknown URL shows “Page not Found” and is hidden from search engines', async () => {
  await mountPage('/anything/else', 'Page not Found')
  await expectUrl('/anything/else')
  await waitFor(() => expect(document.title).toBe('Page not Found · Dhruva Auto Works'))
  expect(readAttribute('meta[name=robots]', 'content')).toBe('noindex')
})

/** The queries that each page sends when it opens (SHOP-4). */
const requiredCalls = pageNames.flatMap((name) =>
  (pageCases[name].requiredCalls ?? []).map((requiredCall) => ({
    ...requiredCall,
    at: toPath(name),
    as: getViewer(name),
  })),
)
const sampledCalls = sampleCases(requiredCalls, { cover: [({ call }) => call] })

it.each(sampledCalls)(
  '$at shows a spinner while $call is pending (STATE-1)',
  async ({ at, as, call, spinnerLabel }) => {
    db.changeSettings({ faults: { [call]: 'hang' } })
    await mountApp(at, { as })
    expect(await screen.findAllByText(spinnerLabel)).not.toEqual([])
  },
)

it.each(sampledCalls)(
  'when $call fails, $at shows no spinner and no toast, logs the failure, and marks cached data as stale (STATE-2)',
  async ({ at, as, call, spinnerLabel, shownText, staleSubject }) => {
    db.changeSettings({ faults: { [call]: 403 } })
    const consoleInfo = vi.spyOn(console, 'info').mockReturnValue()
    await mountApp(at, { as })
    await screen.findAllByText(
      /^(You don’t have access|We couldn’t check your account|You don’t have access to this order)$/,
    )
    expect(screen.queryAllByText(spinnerLabel)).toEqual([])
    expect(consoleInfo).toHaveBeenCalledWith(`${call} failed: forbidden (403)`)
    expect(notify).not.toHaveBeenCalled()
    if (!shownText) return

    db.changeSettings({ faults: {} })
    dispatchWindowFocus()
    await screen.findAllByText(shownText)
    const staleText = new RegExp(`^We couldn’t refresh ${staleSubject?.toLowerCase()}\\.`)
    expect(screen.queryByText(staleText)).toBeNull()
    const liveRegions = [...document.querySelectorAll('[role=status]')]
    db.changeSettings({ faults: { [call]: 'garbage' } })
    dispatchWindowFocus()
    const staleNotice = await screen.findByText(staleText)
    expect(staleNotice).toBeVisible()
    expect(liveRegions, 'the live region exists before its text (PAGE-15)').toContain(
      staleNotice.closest('[role=status]'),
    )
    expect(staleNotice.closest('main'), 'the notice is outside main, so that the rows do not move').toBeNull()
    expect(screen.getAllByText(shownText)).not.toEqual([])
    db.changeSettings({ faults: {} })
    dispatchWindowFocus()
    await waitFor(() => expect(screen.queryByText(staleText)).toBeNull())
    expect(screen.getAllByText(shownText)).not.toEqual([])
  },
)
