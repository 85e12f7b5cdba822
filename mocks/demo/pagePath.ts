import { pageAt, pages } from '#src/domain/pages.ts'
import { db } from '#mocks/db.ts'
import { isSameEmail } from '#src/domain/email.ts'

/** @returns the page below the shop's root that the address names, with query and hash */
export const currentPath = (basename: string): string =>
  location.pathname.startsWith(basename)
    ? location.pathname.slice(basename.length - 1) + location.search + location.hash
    : '/'

/** Puts a page into the address, as a new entry of the history unless it is there already. */
export function setPath(path: string, basename: string): void {
  const url = location.origin + basename + path.replace(/^\//, '')
  if (url !== location.href) history.pushState(null, '', url)
}

/** Whether somebody may open a page; one that does not exist is open to anyone. @param email null for a visitor */
export function mayOpen(path: string, email: string | null): boolean {
  const name = pageAt(path.replace(/[?#].*/, ''))
  const access = name ? pages[name].access : 'anyone'
  if (access === 'anyone') return true
  if (email === null) return false
  const isAdmin = db.get().users.some((user) => isSameEmail(user.email, email) && user.role === 'admin')
  return access === 'login' || (access === 'admin') === isAdmin
}
