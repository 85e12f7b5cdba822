/**
 * Runs a task while it alone holds the lock of that name, across all tabs. Rejects with the task's error.
 * @param task is passed whether it holds the lock: always, unless `ifAvailable` and another one has it
 * @param options.ifAvailable runs the task at once instead of waiting
 */
export type WithLock = <T>(
  name: string,
  task: (isHeld: boolean) => Promise<T>,
  options?: { ifAvailable: boolean },
) => Promise<T>

/**
 * Whether cards may be charged on this page. Without a secure context, which `http://localhost` is too, there are no Web
 * Locks, and two tabs could charge one order twice (PAY-21).
 */
export const isPaymentAllowed = (): boolean => window.isSecureContext

/** Locks with the Web Locks API (PAY-4). A page without them charges no card, so its tasks need no lock. */
export const withLock: WithLock = async (name, task, options = { ifAvailable: false }) =>
  isPaymentAllowed() ? navigator.locks.request(name, options, (lock) => task(lock !== null)) : task(true)
