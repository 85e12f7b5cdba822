import { expect, it } from 'vitest'
import { createBrowserStorage } from '#src/platform/browserStorage.ts'
import { createReportQueue, queueKey } from '#src/platform/real/reportQueue.ts'

const entry = (at: number, type = 'error') => ({
  at,
  type,
  url: 'https://shop.example.com/',
  user_agent: 'x',
  body: {},
})
const queue = () => createReportQueue(createBrowserStorage())
const times = () =>
  queue()
    .take(100)
    .map(({ at }) => at)

it('keeps reports for the next visit, in order', () => {
  queue().add(entry(1))
  queue().add(entry(2))
  expect(queue().take(1)).toEqual([entry(1)])
  queue().putBack([entry(1)])
  expect(times()).toEqual([1, 2])
  expect(times()).toEqual([])
})

it('keeps at most 50: the oldest goes first, and payments last of all', () => {
  queue().add(entry(0, 'payment'))
  for (let at = 1; at <= 60; at += 1) queue().add(entry(at))
  const kept = times()
  expect(kept).toHaveLength(50)
  expect(kept.slice(0, 2)).toEqual([0, 12])
})

it('drops the oldest payment when there is nothing else', () => {
  for (let at = 0; at <= 50; at += 1) queue().add(entry(at, 'payment'))
  queue().add(entry(99))
  expect(times()).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
})

it.each(['', '{', '{}', 'null', '[null, 1, {}]'])('begins anew when the stored text is broken: %s', (text) => {
  localStorage.setItem(queueKey, text)
  expect(times()).toEqual([])
})
