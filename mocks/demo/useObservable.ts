import { useSyncExternalStore } from 'react'
import type { Observable } from '#mocks/observable.ts'

/** @returns the observable's current value; renders again after every change */
export const useObservable = <Value>(observable: Observable<Value>): Value =>
  useSyncExternalStore(observable.subscribe, observable.get)
