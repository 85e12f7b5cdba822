import { expect, test, vi } from 'vitest'
import { pageAt } from '#src/domain/pages.ts'
import { paths, readIdInPath } from '#src/domain/paths.ts'
import type { Attempt } from '#src/domain/payment.ts'
import { readToken } from '#src/domain/token.ts'
import { createJournal } from '#src/payment/journal.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'
import { open } from '#tests/unit/payment/attempts.ts'

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

test('every account and order has its own unfinished payment', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: open.createdAt })
  const journal = createJournal()
  const attempts = hostileTexts.map((id): Attempt => ({ ...open, userId: id, orderId: id }))
  attempts.forEach(journal.write)
  for (const attempt of attempts) expect(journal.read(attempt.userId, attempt.orderId)).toEqual(attempt)
  expect(createJournal().all()).toHaveLength(attempts.length)
  attempts.forEach(journal.remove)
  expect(localStorage).toHaveLength(0)
})

test('a token that no header can hold counts as none', () => {
  const isSendable = (text: string) => /^[\x21-\x7e]+$/.test(text.trim()) && !/^(undefined|null)$/.test(text)
  for (const text of hostileTexts)
    expect([text, readToken(text)]).toEqual([text, isSendable(text) ? text.trim() : null])
})
