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
  getCalls,
  getDestination,
  toDocumentTitle,
  pageUrls,
  pageCases,
  pageNames,
  getViewer,
} from '#tests/spec/pages.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { expectUrl, focusPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/toasts.ts', { spy: true })

const viewers = [undefined, 'customer', 'admin'] as const
type Viewer = (typeof viewers)[number]

/** An admin on a page for customers sees why it is closed (ADMIN-3). */
const isClosed = (name: PageName, viewer: Viewer) => pageCases[name].access === 'customer' && viewer === 'admin'

/** The API calls of the page that a visit ends on, after redirects. An admin page first checks whether the viewer is an admin. */
function getExpectedCalls(name: PageName, viewer: Viewer): ApiCallName[] {
  if (isClosed(name, viewer)) return ['upsertUser', 'getAdmin']
  const destination = getDestination(name, viewer)
  const calls = getCalls(destination, viewer !== undefined)
  if (destination === 'login') return calls
  if (pageCases[name].access === 'admin') return [...calls, 'getAdmin']
  // An order of another person is neither requested nor prepared for payment (DATA-16).
  return viewer === 'admin' ? calls.filter((call) => call !== 'getMyOrder' && call !== 'createPaymentIntent') : calls
}

/** The tags for search engines: public pages have a canonical URL, the others are hidden (PAGE-1). */
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
  '$at opened by $viewer has its URL, its title, and only its own calls (SHOP-2, SHOP-6, AUTH-13)',
  async ({ name, at, viewer }) => {
    callLog.clear()
    const destination = getDestination(name, viewer)
    const { heading } = pageCases[destination]
    await mountPage(at, isClosed(name, viewer) ? 'This page is for customers' : heading, { as: viewer })
    await expectUrl(destination === name ? at : toPath(destination))
    // The log also contains calls to the identity provider.
    const getMadeCalls = () =>
      new Set(callLog.get().flatMap((call) => callNames.find((name) => name === call.name) ?? []))
    await waitFor(() => expect(getMadeCalls()).toEqual(new Set(getExpectedCalls(name, viewer))))
    await waitFor(() => expect(document.title).toBe(toDocumentTitle(destination)))
    expect([readAttribute('meta[name=robots]', 'content'), readAttribute('link[rel=canonical]', 'href')]).toEqual(
      getExpectedTags(destination),
    )
  },
)

it('an unknown URL is not found', async () => {
  await mountPage('/anything/else', 'Page not Found')
  await expectUrl('/anything/else')
  await waitFor(() => expect(document.title).toBe('Page not Found · Dhruva Auto Works'))
  expect(readAttribute('meta[name=robots]', 'content')).toBe('noindex')
})

/** The first calls of each page (SHOP-4). */
const reads = pageNames.flatMap((name) =>
  (pageCases[name].reads ?? []).map((read) => ({ ...read, at: toPath(name), as: getViewer(name) })),
)
const sampledReads = sampleCases(reads, { cover: [({ call }) => call] })

it.each(sampledReads)('$at shows a spinner while $call runs (STATE-1)', async ({ at, as, call, spinner }) => {
  db.changeSettings({ faults: { [call]: 'hang' } })
  await mountApp(at, { as })
  expect(await screen.findAllByText(spinner)).not.toEqual([])
})

it.each(sampledReads)(
  '$at, when $call fails, shows no spinner and no toast, logs the failure, and marks cached data as stale (STATE-2)',
  async ({ at, as, call, spinner, shown, stale }) => {
    db.changeSettings({ faults: { [call]: 403 } })
    const log = vi.spyOn(console, 'info').mockReturnValue()
    await mountApp(at, { as })
    await screen.findAllByText(
      /^(You don’t have access|We couldn’t check your account|You don’t have access to this order)$/,
    )
    expect(screen.queryAllByText(spinner)).toEqual([])
    expect(log).toHaveBeenCalledWith(`${call} failed: forbidden (403)`)
    expect(notify).not.toHaveBeenCalled()
    if (!shown) return

    db.changeSettings({ faults: {} })
    focusPage()
    await screen.findAllByText(shown)
    const notice = new RegExp(`^We couldn’t refresh ${stale?.toLowerCase()}\\.`)
    expect(screen.queryByText(notice)).toBeNull()
    const regions = [...document.querySelectorAll('[role=status]')]
    db.changeSettings({ faults: { [call]: 'garbage' } })
    focusPage()
    const bar = await screen.findByText(notice)
    expect(bar).toBeVisible()
    expect(regions, 'the live region exists before its text (PAGE-15)').toContain(bar.closest('[role=status]'))
    expect(bar.closest('main'), 'nothing above the rows moves them').toBeNull()
    expect(screen.getAllByText(shown)).not.toEqual([])
    db.changeSettings({ faults: {} })
    focusPage()
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
    expect(screen.getAllByText(shown)).not.toEqual([])
  },
)
