import { expect, test, vi } from 'vitest'
import { createTokenStorage, tokenStorage } from '#src/session/tokenStorage.ts'
import { throwSecurityError } from '#tests/support/failStorage.ts'

test('the token is in local storage under accessToken (SHOP-9)', () => {
  expect(tokenStorage.set('token', 'u1')).toBe(true)
  expect(localStorage.getItem('accessToken')).toBe('token')
  tokenStorage.clear()
  expect(localStorage).toHaveLength(0)
})

test('"undefined" is not a token (DATA-5)', () => {
  localStorage.setItem('accessToken', 'undefined')
  expect(tokenStorage.get()).toBeNull()
})

test('with blocked storage the token is kept in memory, which is reported to the caller (AUTH-18)', () => {
  const storage = createTokenStorage(throwSecurityError)
  expect(storage.set('token', 'u1')).toBe(false)
  expect(storage.get()).toBe('token')
  storage.clear()
  expect(storage.get()).toBeNull()
})

test('with read-only storage the new token is used, and clear removes the stored token (SHOP-4)', () => {
  localStorage.setItem('accessToken', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  const storage = createTokenStorage(() => localStorage)
  storage.set('new', 'u1')
  expect(storage.get()).toBe('new')
  storage.clear()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test('a token is removed for its own account, not for the account of another tab (AUTH-15)', () => {
  tokenStorage.set('token', 'u1')
  tokenStorage.clear('u2')
  expect([tokenStorage.get(), tokenStorage.getAccountId()]).toEqual(['token', 'u1'])
  tokenStorage.clear('u1')
  expect([tokenStorage.get(), tokenStorage.getAccountId()]).toEqual([null, null])
})

test('a token without an account, as earlier releases stored it, is removed for every account, and has no owner', () => {
  localStorage.setItem('accessToken', 'earlier')
  tokenStorage.clear('u2')
  expect(tokenStorage.get()).toBeNull()
  tokenStorage.set('token', 'u1')
  localStorage.removeItem('accessToken')
  expect(tokenStorage.getAccountId()).toBeNull()
})

test.each<[string, { key: string | null; newValue: string | null }, calls: [boolean][]]>([
  ['removed the token', { key: 'accessToken', newValue: null }, [[true]]],
  ['cleared the storage', { key: null, newValue: null }, [[true]]],
  ['stored a token', { key: 'accessToken', newValue: 'token-2' }, [[false]]],
  ['removed something else', { key: 'other', newValue: null }, []],
])('another tab %s (%j): the listener is notified of whether the token was removed (AUTH-15)', (_, change, calls) => {
  const listener = vi.fn<(isRemoved: boolean) => void>()
  const stop = createTokenStorage().onChange(listener)
  window.dispatchEvent(new StorageEvent('storage', change))
  stop()
  window.dispatchEvent(new StorageEvent('storage', change))
  expect(listener.mock.calls).toEqual(calls)
})
