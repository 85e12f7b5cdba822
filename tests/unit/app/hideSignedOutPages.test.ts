import { expect, onTestFinished, test, vi } from 'vitest'
import { hideSignedOutPages } from '#src/app/sessionFlow.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import { nadia, otherTab, rafi } from '#tests/unit/api/testShop.ts'

const dispatchPageEvent = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }))
const visibility = () => getComputedStyle(document.body).visibility

/**
 * Leaves a page of nadia's, or of a visitor, and restores it from the browser's cache after a change.
 * @returns whether it reloads
 */
function restorePage(isSignedIn: boolean, change: () => void): boolean {
  const reload = vi.fn<() => void>()
  const stop = hideSignedOutPages(reload)
  onTestFinished(() => {
    stop()
    document.documentElement.removeAttribute('style')
  })
  if (isSignedIn) tokenStorage.set('token-1', nadia.id)
  dispatchPageEvent('pagehide', true)
  expect(visibility()).toBe('hidden')
  change()
  dispatchPageEvent('pageshow', true)
  return reload.mock.calls.length === 1
}

test.each<[string, boolean, () => void, reloads: boolean]>([
  ['its account has logged out', true, () => otherTab.clear(), true],
  ['another account has logged in', true, () => otherTab.set('token-of-rafi', rafi.id), true],
  ['somebody has logged in', false, () => otherTab.set('token-of-rafi', rafi.id), true],
  ['nothing has happened', true, () => undefined, false],
  ['the token was renewed', true, () => otherTab.set('token-2', nadia.id), false],
  ['there is still nobody logged in', false, () => undefined, false],
])(
  'when %s in another tab, a page restored from the cache shows nothing and reloads, or is unchanged (AUTH-27)',
  (_, isSignedIn, change, reloads) => {
    expect(restorePage(isSignedIn, change)).toBe(reloads)
    expect(visibility()).toBe(reloads ? 'hidden' : 'visible')
  },
)
