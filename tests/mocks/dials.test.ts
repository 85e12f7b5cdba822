import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { ask } from '#tests/mocks/ask.ts'

it.each([401, 403, 404, 500] as const)('answers %i where the dial says so, and nowhere else', async (status) => {
  db.setDials({ faults: { getParts: status } })
  expect((await ask('GET /parts')).status).toBe(status)
  expect((await ask('GET /reviews')).status).toBe(200)
})

it('breaks the network', async () => {
  db.setDials({ faults: { getParts: 'network' } })
  await expect(ask('GET /parts')).rejects.toThrow(TypeError)
})

it('answers garbage', async () => {
  db.use(scenarios.garbleParts)
  expect((await ask('GET /parts')).body).toContain('<!doctype html>')
})

it('never answers, until the caller gives up', async () => {
  db.use(scenarios.neverAnswerParts)
  const settled = vi.fn<() => void>()
  const stop = new AbortController()
  const call = fetch('https://api.shop.test/parts', { signal: stop.signal }).finally(settled)
  await ask('GET /reviews')
  expect(settled).not.toHaveBeenCalled()
  stop.abort()
  await expect(call).rejects.toThrow('abort')
})

it('answers that nothing was done', async () => {
  db.setDials({ faults: { '*': 'refused' } })
  expect((await ask('DELETE /mypurchases?id=order-1012')).body).toMatchObject({ deletedCount: 0 })
  expect((await ask('PUT /user/a@b.cd', { body: { email: 'a@b.cd', name: '' } })).body).toMatchObject([
    { acknowledged: false },
  ])
  expect(db.get().orders).toHaveLength(16)
})

it('loses the answer to what was done', async () => {
  db.setDials({ faults: { cancelOrder: 'lost' } })
  await expect(ask('DELETE /mypurchases?id=order-1012')).rejects.toThrow(TypeError)
  expect(db.get().orders).toHaveLength(15)
})

it('goes wrong once, then works', async () => {
  db.setDials({ faultsOnce: { getOrders: 401 } })
  const orders = () => ask('GET /allOrders', { as: personas.admin.email })
  expect((await orders()).status).toBe(401)
  expect((await orders()).status).toBe(200)
})

it('lets one call’s own fault go before everybody’s', async () => {
  db.setDials({ faults: { '*': 500, getParts: 404 } })
  expect((await ask('GET /parts')).status).toBe(404)
  expect((await ask('GET /reviews')).status).toBe(500)
})

it('takes the dialled time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  db.setDials({ latency: 2000 })
  const settled = vi.fn<() => void>()
  const call = ask('GET /parts').finally(settled)
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await call
  vi.useRealTimers()
})
