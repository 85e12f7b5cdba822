/**
 * Runs a task while holding the named lock, which all tabs share. Rejects with the task's error.
 * @param task receives whether it holds the lock; it runs without the lock only if `ifAvailable` is true
 * @param options.ifAvailable if true, runs the task immediately, even without the lock
 */
export type WithLock = <T>(
  name: string,
  task: (hasLock: boolean) => Promise<T>,
  options?: { ifAvailable: boolean },
) => Promise<T>

/**
 * Whether cards may be charged on this page. Web Locks need a secure context (`http://localhost` is secure); without locks, two
 * tabs could charge an order twice (PAY-21).
 */
export const isPaymentAllowed = (): boolean => window.isSecureContext

/** Uses the Web Locks API. An insecure page has no locks but charges no card, so its tasks run without a lock (PAY-4). */
export const withLock: WithLock = async (name, task, options = { ifAvailable: false }) =>
  isPaymentAllowed() ? navigator.locks.request(name, options, (lock) => task(lock !== null)) : task(true)
