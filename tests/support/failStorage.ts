import { vi } from 'vitest'

/** Throws the error that a write to a full storage causes. */
const throwQuotaExceeded = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

/** Throws the error that a browser throws on any access to blocked storage. */
export const throwSecurityError = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

export type StorageMethod = 'getItem' | 'setItem' | 'removeItem'

/**
 * Makes these methods of `localStorage` and `sessionStorage` throw.
 * @returns a function that restores them
 */
export function failStorage(...methods: StorageMethod[]): () => void {
  const spies = methods.map((method) => vi.spyOn(Storage.prototype, method).mockImplementation(throwQuotaExceeded))
  return () => spies.forEach((spy) => spy.mockRestore())
}

/** Wraps a storage so that reads work and writes fail, as in a full storage. */
export const withFailingWrites = (storage: Storage): Storage =>
  new Proxy(storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      return name === 'setItem' ? throwQuotaExceeded : typeof value === 'function' ? value.bind(target) : value
    },
  })
