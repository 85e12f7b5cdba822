import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callLog, recordCall } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import { personas } from '#mocks/personas.ts'
import { callServer } from '#tests/unit/mocks/callServer.ts'

const last = () => callLog.get().at(-1)
const ignore = () => undefined

beforeEach(() => callLog.clear())

describe('a call to the server', () => {
  it('is recorded with its answer and its time, and notifies at its start and its end', async () => {
    const seen = vi.fn<() => void>()
    const unsubscribe = callLog.subscribe(() => seen())
    const call = callServer('GET /parts')
    await call
    unsubscribe()
    expect(callLog.get()).toEqual([
      {
        id: expect.any(Number),
        name: 'getParts',
        startedAt: expect.any(Number),
        durationMs: expect.any(Number),
        latencyMs: 0,
        answer: 200,
        changedNothing: false,
        cause: null,
        sequence: expect.any(Number),
      },
    ])
    expect(seen).toHaveBeenCalledTimes(2)
  })

  it.each([
    [500, { answer: 500, cause: 500, changedNothing: false }],
    ['network', { answer: 'network', cause: 'network', changedNothing: false }],
    ['garbage', { answer: 200, cause: 'garbage', changedNothing: false }],
    ['refused', { answer: 200, cause: 'refused', changedNothing: true }],
    ['lost', { answer: 'network', cause: 'lost', changedNothing: false }],
  ] satisfies [Fault, object][])('with the fault %s says so', async (fault, row) => {
    db.setDials({ faults: { cancelOrder: fault } })
    await callServer('DELETE /mypurchases?id=order-1012').catch(ignore)
    expect(last()).toMatchObject({ name: 'cancelOrder', ...row })
  })

  it('counts up, and says when it came in and in which order calls ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: new Date('2026-05-04T10:00:00Z') })
    await callServer('GET /parts')
    db.setDials({ latency: 500 })
    const slow = callServer('GET /reviews')
    await vi.advanceTimersByTimeAsync(0)
    const [first, second] = callLog.get()
    await vi.advanceTimersByTimeAsync(500)
    await slow
    vi.useRealTimers()
    expect(first).toMatchObject({ startedAt: Date.parse('2026-05-04T10:00:00Z'), durationMs: 0 })
    expect(second?.id).toBe((first?.id ?? 0) + 1)
    expect(second?.sequence).toBe((first?.sequence ?? 0) + 1)
    expect(last()).toEqual({ ...second, answer: 200, durationMs: 500, sequence: (second?.sequence ?? 0) + 1 })
  })

  it('that never answers stays open, and says why', async () => {
    db.setDials({ faults: { getParts: 'hang' } })
    void callServer('GET /parts').catch(ignore)
    await vi.waitFor(() => expect(last()).toMatchObject({ answer: null, durationMs: null, cause: 'hang' }))
  })

  const as = personas.admin.email

  it.each([
    ['GET /allOrders', {}, { name: 'getOrders', answer: 401, changedNothing: false }],
    ['DELETE /mypurchases?id=order-1009', {}, { name: 'cancelOrder', answer: 200, changedNothing: true }],
    ['DELETE /mypurchases?id=order-1012', {}, { name: 'cancelOrder', answer: 200, changedNothing: false }],
    [`PUT /user/admin/${as}`, { as }, { name: 'makeAdmin', answer: 200, changedNothing: true }],
    [`PUT /user/admin/${personas.customer.email}`, { as }, { name: 'makeAdmin', answer: 200, changedNothing: false }],
    ['PATCH /order/order-1003', { as }, { name: 'shipOrder', answer: 200, changedNothing: true }],
    ['PATCH /order/order-1009', { as }, { name: 'shipOrder', answer: 200, changedNothing: false }],
    [`GET /myprofile/${personas.newCustomer.email}`, {}, { name: 'getProfile', answer: 200, changedNothing: false }],
  ])('%s without a fault has no cause, and says whether the server changed nothing', async (call, options, row) => {
    await callServer(call, options)
    expect(last()).toMatchObject({ ...row, cause: null })
  })

  it('says how much of its time the latency dial takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    db.setDials({ latency: 2000 })
    const call = callServer('GET /parts')
    await vi.advanceTimersByTimeAsync(2000)
    await call
    vi.useRealTimers()
    expect(last()).toMatchObject({ latencyMs: 2000, durationMs: 2000 })
  })

  it('is not part of the world, and wakes nobody who reads it', async () => {
    const worldBefore = structuredClone(db.get())
    const onWorld = vi.fn<() => void>()
    const unsubscribe = db.subscribe(onWorld)
    await callServer('GET /parts')
    unsubscribe()
    expect(onWorld).not.toHaveBeenCalled()
    expect(db.get()).toEqual(worldBefore)
  })
})

it('keeps the last 200 calls, and completes none that it has dropped', () => {
  const completions = Array.from({ length: 201 }, () => recordCall('getParts', 0))
  const onChange = vi.fn<() => void>()
  const unsubscribe = callLog.subscribe(onChange)
  completions[0]?.({ answer: 200, cause: null })
  expect(onChange).not.toHaveBeenCalled()
  expect(callLog.get()).toHaveLength(200)
  completions[1]?.({ answer: 200, cause: null })
  expect(callLog.get().map(({ answer }) => answer)).toEqual([200, ...Array.from({ length: 199 }, () => null)])
  callLog.clear()
  completions[200]?.({ answer: 200, cause: null })
  expect(callLog.get()).toEqual([])
  unsubscribe()
})
