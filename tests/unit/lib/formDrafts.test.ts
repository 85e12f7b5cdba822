import { expect, it } from 'vitest'
import { createDraftStorage } from '#src/lib/formDrafts.ts'

// A draft is the unfinished form of the signed-in user in one tab (AUTH-28).

function writeDraft() {
  const drafts = createDraftStorage()
  drafts.write('review', 'kamal', { review: 'Half of it' })
  return drafts
}

it('a draft survives a reload, but only for the account that wrote it', () => {
  writeDraft()
  const draftsAfterReload = createDraftStorage()
  expect(draftsAfterReload.read('review', 'kamal')).toEqual({ review: 'Half of it' })
  expect(draftsAfterReload.read('review', 'nadia')).toBeNull()
  expect(draftsAfterReload.read('part', 'kamal')).toBeNull()
})

it('LOGOUT removes all drafts and nothing else', () => {
  const drafts = writeDraft()
  sessionStorage.setItem('other', 'kept')
  drafts.clearOnSignOut()
  expect(Object.entries(sessionStorage)).toEqual([['other', 'kept']])
})

it('“Log in again” keeps a draft for the same account, and the next LOGOUT removes it', () => {
  const drafts = writeDraft()
  drafts.keepThroughSignOut()
  drafts.clearOnSignOut()
  drafts.stopKeeping()
  drafts.clearOtherAccounts('kamal')
  expect(drafts.read('review', 'kamal')).not.toBeNull()
  drafts.clearOnSignOut()
  expect(sessionStorage).toHaveLength(0)
})

it('a draft is removed when another account signs in or the form was submitted', () => {
  const drafts = writeDraft()
  drafts.keepThroughSignOut()
  drafts.clearOnSignOut()
  drafts.clearOtherAccounts('nadia')
  expect(sessionStorage).toHaveLength(0)
  writeDraft().remove('review')
  expect(sessionStorage).toHaveLength(0)
})

it.each(['{', 'null', '7', '{"accountId":7,"value":1}'])(
  'does not read %s from storage as a draft, and removes it on sign-in',
  (text) => {
    sessionStorage.setItem('dhruva.draft.v1:review', text)
    const drafts = createDraftStorage()
    expect(drafts.read('review', 'kamal')).toBeNull()
    drafts.clearOtherAccounts('kamal')
    expect(sessionStorage).toHaveLength(0)
  },
)

it('all tabs of an account share the ids it has seen, until LOGOUT or another account removes them (ADMIN-21)', () => {
  createDraftStorage().writeSeenItems('orders', 'nadia', ['order-1'])
  sessionStorage.clear()
  expect(createDraftStorage().readSeenItems('orders', 'nadia')).toEqual(['order-1'])
  expect(createDraftStorage().readSeenItems('orders', 'kamal')).toBeNull()
  createDraftStorage().clearOtherAccounts('kamal')
  expect(localStorage).toHaveLength(0)
  createDraftStorage().writeSeenItems('orders', 'nadia', ['order-1'])
  createDraftStorage().clearOnSignOut()
  expect(localStorage).toHaveLength(0)
})
