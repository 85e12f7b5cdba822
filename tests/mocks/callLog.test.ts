import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callLog, recordCall } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { MockCard } from '#mocks/platform/MockCard.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { callServer } from '#tests/mocks/callServer.ts'

const { customer } = personas
const billing = { name: customer.name, email: customer.email }
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

  it('that never answers stays open, and says why', async () => {
    db.setDials({ faults: { getParts: 'hang' } })
    void callServer('GET /parts').catch(ignore)
    await vi.waitFor(() => expect(last()).toMatchObject({ answer: null, durationMs: null, cause: 'hang' }))
  })

  it('that the server itself turns down has no cause', async () => {
    await callServer('GET /allOrders')
    expect(last()).toMatchObject({ name: 'getOrders', answer: 401, cause: null })
    await callServer('DELETE /mypurchases?id=order-1009')
    expect(last()).toMatchObject({ name: 'cancelOrder', answer: 200, cause: null, changedNothing: true })
    await callServer(`PUT /user/admin/${personas.admin.email}`, { as: personas.admin.email })
    expect(last()).toMatchObject({ name: 'makeAdmin', answer: 200, cause: null, changedNothing: true })
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

describe('a card payment', () => {
  const confirm = async (number: string, authenticate = () => Promise.resolve(true)) => {
    const { body } = await callServer('POST /create-payment-intent', { as: customer.email, body: { totalPrice: 1680 } })
    const { clientSecret } = body as { clientSecret: string }
    const card = Object.assign(new MockCard(authenticate), { number })
    callLog.clear()
    return { clientSecret, card, result: await mockPayment.confirm(clientSecret, card, billing).catch(ignore) }
  }

  it('is recorded with its outcome', async () => {
    const { clientSecret, card } = await confirm('4242 4242 4242 4242')
    expect(last()).toMatchObject({ name: 'confirmCard', answer: 'succeeded', cause: null })
    await mockPayment.confirm(clientSecret, card, billing)
    expect(last()).toMatchObject({ name: 'confirmCard', answer: 'alreadySucceeded', cause: null })
    await mockPayment.retrieve(clientSecret)
    expect(last()).toMatchObject({ name: 'retrieveIntent', answer: 'succeeded' })
    await mockPayment.retrieve('pi_unknown')
    expect(last()).toMatchObject({ name: 'retrieveIntent', answer: 'unknownIntent' })
  })

  it('that is declined says why, and whether the dial or the card did it', async () => {
    await confirm('4000 0000 0000 9995')
    expect(last()).toMatchObject({ answer: 'insufficientFunds', cause: null })
    db.setDials({ card: 'declined' })
    await confirm('4242 4242 4242 4242')
    expect(last()).toMatchObject({ answer: 'declined', cause: 'card' })
    db.setDials({ card: 'unreachable' })
    await confirm('4242 4242 4242 4242')
    expect(last()).toMatchObject({ answer: 'network', cause: 'card' })
  })

  it('records the 3-D Secure check: open until it ends, and ended before the charge', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const confirmation = confirm('4000 0025 0000 3155', () => promise)
    await vi.waitFor(() => expect(last()).toMatchObject({ name: 'authenticateCard', answer: null, cause: null }))
    resolve(true)
    await confirmation
    const [charge, check] = callLog.get()
    expect(check).toMatchObject({ name: 'authenticateCard', answer: 'passed' })
    expect(charge).toMatchObject({ name: 'confirmCard', answer: 'succeeded' })
    expect(check?.sequence).toBeLessThan(charge?.sequence ?? 0)
    await confirm('4000 0025 0000 3155', () => Promise.resolve(false))
    expect(callLog.get().map(({ answer }) => answer)).toEqual(['notAuthenticated', 'failed'])
  })
})

describe('the identity provider', () => {
  const { identity } = createMockPlatform()

  it('is recorded with every action and its error code', async () => {
    await identity.signIn(customer.email, demoPassword)
    await identity.changePassword('wrong', 'another!').catch(ignore)
    await identity.sendPasswordReset(customer.email)
    await identity.signOut()
    await identity.register('Mina', 'mina@das.test', 'secret!')
    await identity.signOut()
    await identity.signIn(customer.email, 'wrong').catch(ignore)
    expect(callLog.get().map(({ name, answer, cause }) => [name, answer, cause])).toEqual([
      ['signIn', 'done', null],
      ['changePassword', 'wrong-password', null],
      ['sendPasswordReset', 'done', null],
      ['signOut', 'done', null],
      ['register', 'done', null],
      ['signOut', 'done', null],
      ['signIn', 'wrong-password', null],
    ])
  })

  it('says which dial made it fail', async () => {
    db.setDials({ identity: 'unreachable' })
    await expect(identity.signIn(customer.email, demoPassword)).rejects.toThrow('network-request-failed')
    expect(last()).toMatchObject({ answer: 'network-request-failed', cause: 'identity' })
    db.setDials({ identity: 'protected', popup: 'blocked' })
    await expect(identity.signIn(customer.email, 'wrong')).rejects.toThrow('invalid-credential')
    expect(last()).toMatchObject({ answer: 'invalid-credential', cause: 'identity' })
    await expect(identity.signInWithGoogle()).rejects.toThrow('popup-blocked')
    expect(last()).toMatchObject({ name: 'signInWithGoogle', answer: 'popup-blocked', cause: 'popup' })
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
