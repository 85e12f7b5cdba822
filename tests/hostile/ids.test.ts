import { expect, test, vi } from 'vitest'
import { pageAt } from '#src/domain/pages.ts'
import { paths, readIdInPath } from '#src/domain/paths.ts'
import type { Attempt } from '#src/domain/payment.ts'
import { createJournal } from '#src/payment/journal.ts'
import { tokenKey } from '#src/session/tokenStorage.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'
import { json, makeCall, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

/** How an id reaches the page that its link opens: what no path can hold opens a page that finds nothing. */
const expected = (id: string) => (['', '.', '..'].includes(id) ? '?' : id.toWellFormed())

test.each(['purchase', 'payment'] as const)('every id has a link to its %s page', (page) => {
  for (const id of hostileTexts) {
    const { pathname, search, hash } = new URL(paths[page](id), 'https://shop.test')
    expect([id, pageAt(pathname), search + hash, readIdInPath(page, pathname)]).toEqual([id, page, '', expected(id)])
  }
})

test.each(['/purchase/%zz', '/purchase/', '/part/1', ''])('%j holds no id', (path) => {
  expect(readIdInPath('purchase', path)).toBeNull()
})

test('every account and order has its own unfinished payment', () => {
  const journal = createJournal()
  const attempts = hostileTexts.map((id): Attempt => ({
    stage: 'open',
    userId: id,
    orderId: id,
    clientSecret: 's',
    amountCents: 1,
    createdAt: 1,
  }))
  attempts.forEach(journal.write)
  for (const attempt of attempts) expect(journal.read(attempt.userId, attempt.orderId)).toEqual(attempt)
  expect(createJournal().all()).toHaveLength(attempts.length)
  attempts.forEach(journal.remove)
  expect(localStorage).toHaveLength(0)
})

/** Tokens that a header may hold as they are. */
const sendable = new Set(
  hostileTexts.filter((text) => /^[\x21-\x7e]+$/.test(text.trim()) && !/^(undefined|null)$/.test(text)),
)

test('a token that no header can hold counts as none', async () => {
  for (const token of hostileTexts) {
    respondWith(() => json([{ acknowledged: true }, token]))
    const { data, error } = await makeCall(signedInStore(), 'upsertUser')
    expect([token, data, error]).toEqual(
      sendable.has(token) ? [token, token.trim(), undefined] : [token, undefined, { kind: 'refused', status: 200 }],
    )
  }
})

test('a stored token that no header can hold is renewed', async () => {
  for (const token of hostileTexts) {
    const received = respondWith(({ method }) => json(method === 'PUT' ? [{ acknowledged: true }, 'new'] : []))
    const store = signedInStore()
    localStorage.setItem(tokenKey, token)
    expect((await makeCall(store, 'getOrders')).data).toEqual([])
    expect(received.at(-1)?.authorization).toBe(`Bearer ${sendable.has(token) ? token.trim() : 'new'}`)
  }
})
