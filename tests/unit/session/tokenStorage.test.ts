import { expect, test, vi } from 'vitest'
import { accessTokens } from '#src/reporting/secrets.ts'
import { hasStoredToken } from '#src/session/tokenKey.ts'
import { createTokenStorage, tokenStorage } from '#src/session/tokenStorage.ts'
import { throwSecurityError } from '#tests/support/failStorage.ts'

test('the token is stored in localStorage under the key accessToken (SHOP-9)', () => {
  expect(tokenStorage.set('token', 'u1')).toBe(true)
  expect(localStorage.getItem('accessToken')).toBe('token')
  expect(localStorage.getItem('dhruva.tokenAccount.v1')).toBe('u1')
  tokenStorage.clear()
  expect(localStorage).toHaveLength(0)
})

test('the bootstrap script detects a stored token', () => {
  expect(hasStoredToken()).toBe(false)
  localStorage.setItem('accessToken', 'token')
  expect(hasStoredToken()).toBe(true)
})

test('each token that was read is masked in reports from then on (REPORT-2)', () => {
  accessTokens.clear()
  tokenStorage.get()
  expect([...accessTokens]).toEqual([])
  tokenStorage.set('token', 'u1')
  tokenStorage.get()
  expect([...accessTokens]).toEqual(['token'])
})

test('the stored text "undefined" does not count as a token (DATA-5)', () => {
  localStorage.setItem('accessToken', 'undefined')
  expect(tokenStorage.get()).toBeNull()
})

test('if storage is blocked, the token is kept in memory, and set returns false (AUTH-18)', () => {
  const storage = createTokenStorage(throwSecurityError)
  expect(storage.set('token', 'u1')).toBe(false)
  expect(storage.get()).toBe('token')
  storage.clear()
  expect(storage.get()).toBeNull()
})

test('if storage is read-only, the new token is used, and clear also removes the old stored token (SHOP-4)', () => {
  localStorage.setItem('accessToken', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  const storage = createTokenStorage(() => localStorage)
  storage.set('new', 'u1')
  expect(storage.get()).toBe('new')
  storage.clear()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test('clear removes the token only for the account that the token belongs to (AUTH-15)', () => {
  tokenStorage.set('token', 'u1')
  tokenStorage.clear('u2')
  expect([tokenStorage.get(), tokenStorage.getAccountId()]).toEqual(['token', 'u1'])
  tokenStorage.clear('u1')
  expect([tokenStorage.get(), tokenStorage.getAccountId()]).toEqual([null, null])
})

test('clear removes a token without an account, which an earlier release has stored, for any account', () => {
  localStorage.setItem('accessToken', 'earlier')
  tokenStorage.clear('u2')
  expect(tokenStorage.get()).toBeNull()
  tokenStorage.set('token', 'u1')
  localStorage.removeItem('accessToken')
  expect(tokenStorage.getAccountId()).toBeNull()
})

test.each<[string, { key: string | null; newValue: string | null }, calls: [boolean][]]>([
  ['removes the token', { key: 'accessToken', newValue: null }, [[true]]],
  ['clears the storage', { key: null, newValue: null }, [[true]]],
  ['stores a token', { key: 'accessToken', newValue: 'token-2' }, [[false]]],
  ['removes a different entry', { key: 'other', newValue: null }, []],
])('when another tab %s (%j), the listener receives whether the token was removed (AUTH-15)', (_, change, calls) => {
  const listener = vi.fn<(isRemoved: boolean) => void>()
  const stop = createTokenStorage().onChange(listener)
  window.dispatchEvent(new StorageEvent('storage', change))
  stop()
  window.dispatchEvent(new StorageEvent('storage', change))
  expect(listener.mock.calls).toEqual(calls)
})
