/** The methods of a Storage that keeps its entries as its own properties, like the browser's. */
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
 * Gives each page of stories its own storage and locks. Otherwise a story would delete the data of the demo on the
 * same host, and in the pictures on a documentation page a customer's shop would read the admin's token, or wait for a
 * payment that another picture has locked.
 */
export function isolateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: Object.create(storageMethods) })
  }
  // An insecure host has no locks, and the app accepts no cards there (PAY-21).
  if (!('locks' in navigator)) return
  const { locks } = navigator
  const pageId = crypto.randomUUID()
  const request = (name: string, options: LockOptions, task: LockGrantedCallback<unknown>) =>
    locks.request(`${pageId} ${name}`, options, task)
  Object.defineProperty(navigator, 'locks', { value: { request } })
}
