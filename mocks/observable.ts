/** A value that changes over time. React reads it with `useSyncExternalStore(value.subscribe, value.get)`. */
export type Observable<Value> = Omit<MutableObservable<Value>, 'set'>
export type MutableObservable<Value> = ReturnType<typeof createObservable<Value>>

/** Creates an observable value. Setting the same value again calls no listener. */
export function createObservable<Value>(initialValue: Value) {
  let currentValue = initialValue
  const listeners = new Set<() => void>()
  return {
    /** @returns the current value, which is the same object until it changes */
    get: () => currentValue,
    set(value: Value) {
      if (Object.is(value, currentValue)) return
      currentValue = value
      listeners.forEach((listener) => listener())
    },
    /** @returns a function that unsubscribes the listener */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
