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

test('notifies of another tab’s sign-out, not of its renewed token (AUTH-15)', () => {
  const listener = vi.fn<() => void>()
  const stop = tokenStorage.onRemoved(listener)
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: 'token-2' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: null }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }))
  expect(listener).toHaveBeenCalledOnce()
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }))
  expect(listener).toHaveBeenCalledOnce()
})
