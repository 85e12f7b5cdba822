import { createInPageLock } from '#src/payment/locks.ts'

type Task = (lock: object | null) => Promise<unknown>

/** The part of `navigator.locks` that the shop uses, without the locks of earlier tests. */
export function createWebLocks() {
  const withLock = createInPageLock()
  const request = (name: string, options: { ifAvailable: boolean }, task: Task) =>
    withLock(name, (isHeld) => task(isHeld ? {} : null), options)
  return { request }
}
