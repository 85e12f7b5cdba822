import { isFrozen } from '#storybook/pretendFocus.ts'

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
 * Gives each frozen picture of a story a storage and locks of its own: the pictures on a page share the browser's. A
 * customer's shop would find the admin's token, and wait for a payment that another picture holds. Does nothing elsewhere.
 */
export function ownStorage(): void {
  if (!isFrozen) return
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: Object.create(methods) })
  }
  // without Web Locks, the shop locks within the page
  Object.defineProperty(navigator, 'locks', { value: undefined })
}
