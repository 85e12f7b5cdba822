import { expect, it } from 'vitest'
import { createDrafts } from '#src/lib/formDrafts.ts'

// Unfinished work of the signed-in person, in this tab (AUTH-28).

function write() {
  const drafts = createDrafts()
  drafts.write('review', 'kamal', { review: 'Half of it' })
  return drafts
}

it('survives a reload, but only for the account that wrote it', () => {
  write()
  const reloaded = createDrafts()
  expect(reloaded.read('review', 'kamal')).toEqual({ review: 'Half of it' })
  expect(reloaded.read('review', 'nadia')).toBeNull()
  expect(reloaded.read('part', 'kamal')).toBeNull()
})

it('LOGOUT removes all of it, and nothing else', () => {
  const drafts = write()
  sessionStorage.setItem('other', 'kept')
  drafts.clearOnSignOut()
  expect(Object.entries(sessionStorage)).toEqual([['other', 'kept']])
})

it('“Log in again” keeps it for the same account; the next LOGOUT removes it', () => {
  const drafts = write()
  drafts.keepThroughSignOut()
  drafts.clearOnSignOut()
  drafts.stopKeeping()
  drafts.clearOtherAccounts('kamal')
  expect(drafts.read('review', 'kamal')).not.toBeNull()
  drafts.clearOnSignOut()
  expect(sessionStorage).toHaveLength(0)
})

it('is removed when another account signs in, and when it was submitted', () => {
  const drafts = write()
  drafts.keepThroughSignOut()
  drafts.clearOnSignOut()
  drafts.clearOtherAccounts('nadia')
  expect(sessionStorage).toHaveLength(0)
  write().remove('review')
  expect(sessionStorage).toHaveLength(0)
})

it.each(['{', 'null', '7', '{"accountId":7,"value":1}'])('%s in the storage is not a draft', (text) => {
  sessionStorage.setItem('dhruva.draft.v1:review', text)
  const drafts = createDrafts()
  expect(drafts.read('review', 'kamal')).toBeNull()
  drafts.clearOtherAccounts('kamal')
  expect(sessionStorage).toHaveLength(0)
})

it('seen ids are shared by all tabs of one account; LOGOUT and another account remove them (ADMIN-21)', () => {
  createDrafts().writeSeen('orders', 'nadia', ['order-1'])
  sessionStorage.clear()
  expect(createDrafts().readSeen('orders', 'nadia')).toEqual(['order-1'])
  expect(createDrafts().readSeen('orders', 'kamal')).toBeNull()
  createDrafts().clearOtherAccounts('kamal')
  expect(localStorage).toHaveLength(0)
  createDrafts().writeSeen('orders', 'nadia', ['order-1'])
  createDrafts().clearOnSignOut()
  expect(localStorage).toHaveLength(0)
})
