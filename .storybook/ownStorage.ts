/** The methods of a Storage that keeps its texts as its own properties, as the browser's does. */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    this[key] = text
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

/**
 * Gives each page of stories a storage and locks of its own. It shares the browser's with the demo on the same host, whose
 * data a story would delete, and with the other pictures on a documentation page: a customer's shop would find the admin's
 * token, and wait for a payment that another picture holds.
 */
export function ownStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: Object.create(methods) })
  }
  // An insecure host has no locks, and the shop takes no cards there (PAY-21).
  if (!('locks' in navigator)) return
  const { locks } = navigator
  const page = crypto.randomUUID()
  const request = (name: string, options: LockOptions, task: LockGrantedCallback<unknown>) =>
    locks.request(`${page} ${name}`, options, task)
  Object.defineProperty(navigator, 'locks', { value: { request } })
}
