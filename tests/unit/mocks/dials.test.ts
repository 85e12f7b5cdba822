import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { callServer } from '#tests/unit/mocks/callServer.ts'

it.each([401, 403, 404, 500] as const)('answers %i for the call with the fault, and for no other', async (status) => {
  db.setDials({ faults: { getParts: status } })
  expect(await callServer('GET /parts')).toEqual({ status, body: { message: `Simulated fault ${status}` } })
  expect((await callServer('GET /reviews')).status).toBe(200)
})

it('simulates a broken network', async () => {
  db.setDials({ faults: { getParts: 'network' } })
  await expect(callServer('GET /parts')).rejects.toThrow(TypeError)
})

it('answers with garbage', async () => {
  db.use(scenarios.garbleParts)
  expect((await callServer('GET /parts')).body).toContain('<!doctype html>')
})

it('never answers, until the caller aborts', async () => {
  db.use(scenarios.neverAnswerParts)
  const onSettled = vi.fn<() => void>()
  const controller = new AbortController()
  const call = fetch('https://api.shop.test/parts', { signal: controller.signal }).finally(onSettled)
  await callServer('GET /reviews')
  expect(onSettled).not.toHaveBeenCalled()
  controller.abort()
  await expect(call).rejects.toThrow('abort')
})

it('answers that nothing was changed', async () => {
  db.setDials({ faults: { '*': 'refused' } })
  const nothing = { success: false, acknowledged: false, deletedCount: 0, modifiedCount: 0 }
  expect((await callServer('DELETE /mypurchases?id=order-1012')).body).toEqual(nothing)
  expect((await callServer('PUT /user/a@b.cd', { body: { email: 'a@b.cd', name: '' } })).body).toEqual([nothing])
  expect(db.get().orders).toHaveLength(16)
})

it('makes the change, but loses the answer', async () => {
  db.setDials({ faults: { cancelOrder: 'lost' } })
  await expect(callServer('DELETE /mypurchases?id=order-1012')).rejects.toThrow(TypeError)
  expect(db.get().orders).toHaveLength(15)
})

it('does not lose the answer to a change that the server turns down', async () => {
  db.setDials({ faults: { cancelOrder: 'lost', getMyOrder: 'lost' } })
  expect((await callServer('GET /mypurchase/order-1012')).status).toBe(401)
})

it('fails once, then works', async () => {
  db.setDials({ faultsOnce: { getOrders: 401 } })
  const orders = () => callServer('GET /allOrders', { as: personas.admin.email })
  expect((await orders()).status).toBe(401)
  expect((await orders()).status).toBe(200)
})

it('fails the next call once, whichever it is, before the fault that stays', async () => {
  db.setDials({ faults: { getParts: 500 }, faultsOnce: { '*': 404, getReviews: 403 } })
  const statuses: number[] = []
  for (const call of ['GET /reviews', 'GET /parts', 'GET /reviews', 'GET /parts'])
    statuses.push((await callServer(call)).status)
  expect(statuses).toEqual([403, 404, 200, 500])
})

it('prefers the fault of a call to the fault of all calls', async () => {
  db.setDials({ faults: { '*': 500, getParts: 404 } })
  expect((await callServer('GET /parts')).status).toBe(404)
  expect((await callServer('GET /reviews')).status).toBe(500)
})

it('answers after the latency of the dial', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  db.setDials({ latency: 2000 })
  const onSettled = vi.fn<() => void>()
  const call = callServer('GET /parts').finally(onSettled)
  await vi.advanceTimersByTimeAsync(1999)
  expect(onSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await call
  vi.useRealTimers()
})
