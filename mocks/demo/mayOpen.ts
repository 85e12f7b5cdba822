import { findUser } from '#mocks/handlers/readRequest.ts'
import { pageAt, pages } from '#src/domain/pages.ts'

/** Whether somebody may open a page; one that does not exist is open to anyone. @param email null for a visitor */
export function mayOpen(path: string, email: string | null): boolean {
  const name = pageAt(path.replace(/[?#].*/, ''))
  const access = name ? pages[name].access : 'anyone'
  if (access === 'anyone') return true
  if (email === null) return false
  const isAdmin = findUser(email)?.role === 'admin'
  return access === 'login' || (access === 'admin') === isAdmin
}
