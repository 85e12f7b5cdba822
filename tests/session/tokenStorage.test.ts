import { expect, test, vi } from 'vitest'
import { createTokenStorage, tokenStorage } from '#src/session/tokenStorage.ts'

const refuse = () => {
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

test('blocked storage: the token lives in this tab, and that can be told (AUTH-18)', () => {
  const storage = createTokenStorage(refuse)
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

test('storage that reads but does not write does not bring back an old token', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const old = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('old')
  const storage = createTokenStorage(() => localStorage)
  storage.set('new', 'u1')
  expect(storage.get()).toBe('new')
  full.mockRestore()
  old.mockRestore()
})

test('storage that does not write any more gives up the old token (SHOP-4)', () => {
  localStorage.setItem('accessToken', 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const storage = createTokenStorage(() => localStorage)
  storage.set('new', 'u1')
  storage.clear()
  expect(localStorage.getItem('accessToken')).toBeNull()
  full.mockRestore()
})

test('another tab’s sign-out is told, its renewal is not (AUTH-15)', () => {
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
