import { expect, test, vi } from 'vitest'
import { createTokenStorage, tokenStorage } from '#src/session/tokenStorage.ts'

const throwSecurityError = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('the token is in local storage under accessToken (SHOP-9)', () => {
  tokenStorage.set('token', 'u1')
  expect(localStorage.getItem('accessToken')).toBe('token')
  tokenStorage.clear()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test.each(['undefined', 'null', '', ' '])('%j is no token (DATA-5)', (stored) => {
  localStorage.setItem('accessToken', stored)
  expect(tokenStorage.get()).toBeNull()
})

test('with blocked storage the token is kept in memory and listeners are notified (AUTH-18)', () => {
  const storage = createTokenStorage(throwSecurityError)
  const listener = vi.fn<() => void>()
  storage.onBlocked(listener)
  expect(storage.isBlocked()).toBe(false)
  storage.set('token', 'u1')
  expect(storage.get()).toBe('token')
  expect(storage.isBlocked()).toBe(true)
  expect(listener).toHaveBeenCalledOnce()
  storage.clear()
  expect(storage.get()).toBeNull()
})

test('with read-only storage get returns the new token, not the stored one', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('old')
  const storage = createTokenStorage(() => localStorage)
  storage.set('new', 'u1')
  expect(storage.get()).toBe('new')
  setItem.mockRestore()
  getItem.mockRestore()
})

test('with read-only storage clear removes the stored token (SHOP-4)', () => {
  localStorage.setItem('accessToken', 'old')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  const storage = createTokenStorage(() => localStorage)
  storage.set('new', 'u1')
  storage.clear()
  expect(localStorage.getItem('accessToken')).toBeNull()
  setItem.mockRestore()
})

test('a token is removed for its own account, not for another tab’s (AUTH-15)', () => {
  tokenStorage.set('token', 'u1')
  tokenStorage.clear('u2')
  expect(tokenStorage.get()).toBe('token')
  tokenStorage.clear('u1')
  expect(tokenStorage.get()).toBeNull()
})

test('a token without an account, as earlier releases stored it, is removed for every account', () => {
  tokenStorage.set('token', 'u1')
  tokenStorage.clear()
  localStorage.setItem('accessToken', 'earlier')
  tokenStorage.clear('u2')
  expect(tokenStorage.get()).toBeNull()
})

const removals: [string, { key: string | null; newValue: string | null }, times: number][] = [
  ['removed the token', { key: 'accessToken', newValue: null }, 1],
  ['cleared the storage', { key: null, newValue: null }, 1],
  ['renewed the token', { key: 'accessToken', newValue: 'token-2' }, 0],
  ['removed something else', { key: 'other', newValue: null }, 0],
]
test.each(removals)('another tab %s (%j): the listener hears of %i sign-outs (AUTH-15)', (_, change, times) => {
  const listener = vi.fn<() => void>()
  const stop = createTokenStorage().onRemoved(listener)
  window.dispatchEvent(new StorageEvent('storage', change))
  expect(listener).toHaveBeenCalledTimes(times)
  stop()
  window.dispatchEvent(new StorageEvent('storage', change))
  expect(listener).toHaveBeenCalledTimes(times)
})
