import { expect, onTestFinished, test, vi } from 'vitest'
import { hideCachedPagesAfterSignOut } from '#src/app/sessionFlow.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import { nadia, otherTabTokenStorage, rafi } from '#tests/unit/api/testShop.ts'

const dispatchPageEvent = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }))
const getVisibility = () => getComputedStyle(document.body).visibility

/**
 * Leaves a page as nadia or as a visitor, runs `change`, and restores the page from the back/forward cache.
 * @returns whether the page reloads
 */
function restorePage(isSignedIn: boolean, change: () => void): boolean {
  const reload = vi.fn<() => void>()
  const stop = hideCachedPagesAfterSignOut(reload)
  onTestFinished(() => {
    stop()
    document.documentElement.removeAttribute('style')
  })
  if (isSignedIn) tokenStorage.set('token-1', nadia.id)
  dispatchPageEvent('pagehide', true)
  expect(getVisibility()).toBe('hidden')
  change()
  dispatchPageEvent('pageshow', true)
  return reload.mock.calls.length === 1
}

test.each<[string, boolean, () => void, reloads: boolean]>([
  ['its account has logged out', true, () => otherTabTokenStorage.clear(), true],
  ['another account has logged in', true, () => otherTabTokenStorage.set('token-of-rafi', rafi.id), true],
  ['an account has logged in', false, () => otherTabTokenStorage.set('token-of-rafi', rafi.id), true],
  ['nothing has changed', true, () => undefined, false],
  ['the token was renewed', true, () => otherTabTokenStorage.set('token-2', nadia.id), false],
  ['nobody has logged in', false, () => undefined, false],
])(
  'a page restored from the back/forward cache reloads only if the account has changed: %s in another tab (AUTH-27)',
  (_, isSignedIn, change, reloads) => {
    expect(restorePage(isSignedIn, change)).toBe(reloads)
    expect(getVisibility()).toBe(reloads ? 'hidden' : 'visible')
  },
)
