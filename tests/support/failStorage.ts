import { vi } from 'vitest'

/** Throws like a full storage. */
const throwQuotaExceeded = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

/** Throws like any use of storage in a browser that blocks it. */
export const throwSecurityError = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

export type StorageMethod = 'getItem' | 'setItem' | 'removeItem'

/**
 * Makes these methods of the browser's storages throw.
 * @returns a function that restores them
 */
export function failStorage(...methods: StorageMethod[]): () => void {
  const spies = methods.map((method) => vi.spyOn(Storage.prototype, method).mockImplementation(throwQuotaExceeded))
  return () => spies.forEach((spy) => spy.mockRestore())
}

/** A view of a storage that can be read, but is full. */
export const failWrites = (storage: Storage): Storage =>
  new Proxy(storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      return name === 'setItem' ? throwQuotaExceeded : typeof value === 'function' ? value.bind(target) : value
    },
  })
