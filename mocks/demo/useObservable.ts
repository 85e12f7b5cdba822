import { useSyncExternalStore } from 'react'
import type { Observable } from '#mocks/observable.ts'

export const useObservable = <Value>(observable: Observable<Value>): Value =>
  useSyncExternalStore(observable.subscribe, observable.get)
