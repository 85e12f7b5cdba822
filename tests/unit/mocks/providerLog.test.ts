import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { cancelWaitingCalls } from '#mocks/waitingCalls.ts'
import { clientSecretWireSchema } from '#src/domain/payment.ts'
import { chargeCard, openPayment } from '#tests/unit/mocks/cardPayment.ts'

const { customer } = personas
const good = '4242 4242 4242 4242'
const last = () => callLog.get().at(-1)
const ignore = () => undefined

beforeEach(() => callLog.clear())

/** Prepares a payment, and forgets the calls until then. @returns its client secret */
async function openLoggedPayment() {
  const { body } = await openPayment()
  callLog.clear()
  return clientSecretWireSchema.parse(body).clientSecret
}

describe('a card payment', () => {
  async function confirm(number: string, authenticate?: () => Promise<boolean>) {
    const clientSecret = await openLoggedPayment()
    await chargeCard(clientSecret, number, authenticate).catch(ignore)
    return clientSecret
  }

  it('is recorded with its outcome', async () => {
    const clientSecret = await confirm(good)
    expect(last()).toMatchObject({ name: 'confirmCard', answer: 'succeeded', cause: null })
    await chargeCard(clientSecret, good)
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
    await confirm(good)
    expect(last()).toMatchObject({ answer: 'declined', cause: 'card' })
    db.setDials({ card: 'unreachable' })
    await confirm(good)
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

describe('the card provider', () => {
  it('is recorded with the latency of the dial, but the customer’s 3-D Secure check without', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const clientSecret = await openLoggedPayment()
    db.setDials({ latency: 500 })
    const confirmation = chargeCard(clientSecret, '4000 0025 0000 3155')
    await vi.advanceTimersByTimeAsync(500)
    await confirmation
    vi.useRealTimers()
    expect(callLog.get()).toMatchObject([
      { name: 'confirmCard', latencyMs: 500 },
      { name: 'authenticateCard', latencyMs: 0 },
    ])
  })

  it('that is not reached because another situation was opened meanwhile has no cause', async () => {
    db.setDials({ latency: 60_000 })
    const confirmation = chargeCard('pi_1', good)
    cancelWaitingCalls()
    await expect(confirmation).rejects.toThrow('the card provider cannot be reached')
    expect(callLog.get()).toMatchObject([{ name: 'confirmCard', answer: 'network', cause: null }])
  })

  it('says later what became of the intent, which no dial changes', async () => {
    db.setDials({ card: 'declined' })
    await mockPayment.retrieve('pi_unknown')
    expect(last()).toMatchObject({ name: 'retrieveIntent', answer: 'unknownIntent', cause: null })
  })
})

describe('the identity provider', () => {
  const { identity } = createMockPlatform()

  it('is recorded with every action and its error code', async () => {
    await identity.signIn(customer.email, demoPassword)
    await identity.changePassword('wrong', 'another!').catch(ignore)
    await identity.sendPasswordReset(customer.email)
    await identity.signOut()
    expect(identity.currentAccount()).toBeNull()
    await identity.register('Mina', 'mina@das.test', 'secret!')
    expect(identity.currentAccount()?.email).toBe('mina@das.test')
    await identity.signOut()
    await identity.sendPasswordReset('no@body.test').catch(ignore)
    await identity.signIn(customer.email, 'wrong').catch(ignore)
    expect(callLog.get().map(({ name, answer, cause }) => [name, answer, cause])).toEqual([
      ['signIn', 'done', null],
      ['changePassword', 'wrong-password', null],
      ['sendPasswordReset', 'done', null],
      ['signOut', 'done', null],
      ['register', 'done', null],
      ['signOut', 'done', null],
      ['sendPasswordReset', 'user-not-found', null],
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
    await expect(identity.signIn('nobody', 'x')).rejects.toThrow('invalid-email')
    expect(last()).toMatchObject({ answer: 'invalid-email', cause: null })
  })

  it('that the browser lets open no popup fails by itself', async () => {
    vi.stubGlobal('open', () => null)
    await expect(identity.signInWithGoogle()).rejects.toThrow('popup-blocked')
    vi.unstubAllGlobals()
    expect(last()).toMatchObject({ name: 'signInWithGoogle', answer: 'popup-blocked', cause: null })
  })
})
