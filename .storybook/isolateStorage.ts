/** The methods of the storage objects created below. As in browsers, each entry is an own property of the object. */
const storageMethods = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

/**
 * Gives each page of stories its own storage and its own Web Locks. Otherwise a story would delete the data of the demo
 * on the same host. On a documentation page with several stories, a customer's story would also read the token of an
 * admin's story, or wait for a payment that another story has locked.
 */
export function isolateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: Object.create(storageMethods) })
  }
  // Without a secure connection, browsers provide no locks, and the app accepts no cards (PAY-21).
  if (!('locks' in navigator)) return
  const { locks } = navigator
  const pageId = crypto.randomUUID()
  const request = (name: string, options: LockOptions, task: LockGrantedCallback<unknown>) =>
    locks.request(`${pageId} ${name}`, options, task)
  Object.defineProperty(navigator, 'locks', { value: { request } })
}
