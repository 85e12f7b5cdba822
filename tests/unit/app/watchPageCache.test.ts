import { expect, onTestFinished, test, vi } from 'vitest'
import { watchPageCache } from '#src/app/sessionFlow.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import { nadia, otherTab, rafi } from '#tests/unit/api/testShop.ts'

const happen = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }))
const visibility = () => getComputedStyle(document.body).visibility

/** A page of nadia's, or a visitor's, which comes back out of the cache. @returns whether it starts anew */
function comeBack(isSignedIn: boolean, meanwhile: () => void): boolean {
  const reload = vi.fn<() => void>()
  const stop = watchPageCache(reload)
  onTestFinished(() => {
    stop()
    document.documentElement.removeAttribute('style')
  })
  if (isSignedIn) tokenStorage.set('token-1', nadia.id)
  happen('pagehide', true)
  expect(visibility()).toBe('hidden')
  meanwhile()
  happen('pageshow', true)
  return reload.mock.calls.length === 1
}

test.each<[string, boolean, () => void]>([
  ['its account has logged out', true, () => otherTab.clear()],
  ['another account has logged in', true, () => otherTab.set('token-of-rafi', rafi.id)],
  ['somebody has logged in', false, () => otherTab.set('token-of-rafi', rafi.id)],
])('a page out of the cache, when %s in another tab, shows nothing and starts anew (AUTH-27)', (_, ...visit) => {
  expect(comeBack(...visit)).toBe(true)
  expect(visibility()).toBe('hidden')
})

test.each<[string, boolean, () => void]>([
  ['nothing has happened', true, () => undefined],
  ['the token was renewed', true, () => otherTab.set('token-2', nadia.id)],
  ['still nobody is logged in', false, () => undefined],
])('a page out of the cache, when %s, is as it was', (_, ...visit) => {
  expect(comeBack(...visit)).toBe(false)
  expect(visibility()).toBe('visible')
})
