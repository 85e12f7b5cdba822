import { beforeEach, describe, expect, it } from 'vitest'
import { callLog, type CallRecord } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import { changes, providers } from '#mocks/demo/copy/calls.ts'
import { automaticRetries, whatHappened } from '#mocks/demo/whatHappened.ts'
import { callNames, faultSchema, type CallName, type Fault } from '#mocks/dials.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { recordRetryDelaysMs } from '#src/payment/recorder.ts'
import { callServer } from '#tests/unit/mocks/callServer.ts'

type Row = [name: CallRecord['name'], answer: CallRecord['answer'], cause?: CallRecord['cause'], changedNothing?: true]

/** Records that follow each other, one each second. */
const records = (...rows: Row[]): CallRecord[] =>
  rows.map(([name, answer, cause = null, changedNothing = false], index) => ({
    id: index + 1,
    name,
    startedAt: index * 1000,
    durationMs: answer === null ? null : 100,
    latencyMs: 0,
    answer,
    changedNothing,
    cause,
    sequence: index + 1,
  }))

const told = (...rows: Row[]) => whatHappened(records(...rows)).map(({ text, tone }) => `${tone}: ${text}`)

describe('a payment', () => {
  it('that works', () => {
    expect(
      told(
        ['getMyOrder', 200],
        ['createPaymentIntent', 200],
        ['confirmCard', 'succeeded'],
        ['recordPayment', 200],
        ['getMyOrder', 200],
      ),
    ).toEqual(['good: Card charged', 'good: The shop recorded the payment'])
  })

  it('that is charged, not recorded, and recovered', () => {
    expect(
      told(
        ['confirmCard', 'succeeded'],
        ['recordPayment', 500, 500],
        ['getMyOrder', 200],
        ['recordPayment', 200],
        ['getMyOrder', 200],
      ),
    ).toEqual([
      'good: Card charged',
      'bad: The shop could not record the payment: the server had a fault',
      'neutral: Tried again by itself',
      'good: Recorded. Nothing was charged twice',
    ])
  })

  it('that needs the customer to try again once the shop has given up', () => {
    expect(automaticRetries).toBe(recordRetryDelaysMs.length)
    const fails: Row = ['recordPayment', 500, 500]
    expect(told(['confirmCard', 'succeeded'], fails, fails, fails, fails, ['recordPayment', 200])).toEqual([
      'good: Card charged',
      'bad: The shop could not record the payment: the server had a fault',
      'bad: Tried again by itself, still not recorded (3 times)',
      'neutral: Tried again',
      'good: Recorded. Nothing was charged twice',
    ])
  })

  it('that is recorded, but whose answer is lost', () => {
    expect(
      told(
        ['confirmCard', 'succeeded'],
        ['recordPayment', 'network', 'lost'],
        ['getMyOrder', 200],
        ['getMyOrder', 200],
      ),
    ).toEqual([
      'good: Card charged',
      'bad: The payment was recorded, but the answer got lost',
      'good: Looked again and found it recorded. Nothing was charged twice',
    ])
  })

  it('forgets a failed recording when another payment begins', () => {
    expect(told(['recordPayment', 500], ['confirmCard', 'succeeded'], ['recordPayment', 200]).at(-1)).toBe(
      'good: The shop recorded the payment',
    )
  })

  it.each([
    ['declined', 'bad: The bank declined the card. Nothing was charged'],
    ['insufficientFunds', 'bad: The card has too little money on it. Nothing was charged'],
    ['processing', 'neutral: The bank has not decided about the payment yet'],
    ['alreadySucceeded', 'good: Paid already: the card was not charged again'],
    ['network', 'bad: The card provider did not answer: the payment is undecided'],
    ['something else', 'bad: The card could not be charged'],
  ])('that ends with %s', (answer, line) => {
    expect(told(['confirmCard', answer])).toEqual([line])
  })

  it('with 3-D Secure', () => {
    expect(told(['confirmCard', null], ['authenticateCard', null])).toEqual([
      'neutral: The bank asks the customer to confirm the payment',
    ])
    const [charge, check] = records(['confirmCard', 'succeeded', 'card'], ['authenticateCard', 'passed', 'card'])
    if (!charge || !check) throw new Error('no records')
    const lines = whatHappened([{ ...charge, sequence: 3 }, check])
    expect(lines.map(({ text }) => text)).toEqual(['The customer passed the bank’s check', 'Card charged'])
  })
})

describe('a login', () => {
  it('and a logout', () => {
    expect(told(['signIn', 'done'], ['upsertUser', 200], ['getAdmin', 200], ['signOut', 'done'])).toEqual([
      'good: Logged in',
      'neutral: Logged out',
    ])
  })

  it('that fails says why', () => {
    expect(told(['signIn', 'wrong-password'], ['register', 'email-already-in-use'], ['signIn', 'new-code'])).toEqual([
      'bad: The password was wrong',
      'bad: This e-mail has an account already',
      'bad: The login failed',
    ])
    expect(told(['signInWithGoogle', 'popup-closed-by-user', 'popup'])).toEqual([
      'neutral: The Google window was closed. Nothing is lost',
    ])
  })

  it('that runs out is renewed by itself', () => {
    expect(told(['getMyOrders', 401, 401], ['upsertUser', 200], ['getMyOrders', 200], ['upsertUser', 200])).toEqual([
      'bad: The customer’s orders could not be loaded: the login had run out',
      'good: The login was renewed by itself',
      'good: It worked when tried again',
    ])
    expect(told(['getMyOrders', 401, 401], ['upsertUser', 401, 401]).at(-1)).toBe(
      'bad: The shop could not confirm the login: the login had run out',
    )
  })
})

it('says nothing of calls that are on their way or cancelled, and of reads that succeed', () => {
  expect(
    told(
      ['getPart', 'cancelled'],
      ['signOut', 'cancelled'],
      ['getParts', 200],
      ['placeOrder', null],
      ['signIn', null],
      ['getReviews', null],
    ),
  ).toEqual([])
})

it('says what changes nothing, such as a second click', () => {
  expect(told(['shipOrder', 200], ['shipOrder', 200, null, true])).toEqual([
    'good: Order shipped',
    'bad: Nothing was shipped: the order may be shipped already',
  ])
})

it('says that a change was made although its answer got lost', () => {
  expect(told(['placeOrder', 'network', 'lost'], ['createPaymentIntent', 'network', 'lost'])).toEqual([
    'bad: Order placed, but the answer got lost',
    'bad: The payment could not be prepared. Nothing was charged: the answer got lost',
  ])
})

describe('folding', () => {
  it('counts repeated lines, also where another failure is between them', () => {
    const parts: Row = ['getParts', 500, 500]
    const reviews: Row = ['getReviews', 'network', 'network']
    expect(told(parts, reviews, parts, parts, reviews)).toEqual([
      'bad: The parts could not be loaded: the server had a fault (3 times)',
      'bad: The reviews could not be loaded: no connection (2 times)',
    ])
  })

  it('begins anew after something else, and keeps the id of a line that is repeated', () => {
    const lines = whatHappened(records(['getParts', 500], ['getParts', 500], ['getParts', 200], ['getParts', 500]))
    expect(lines).toEqual([
      { id: '1-0', at: 1100, tone: 'bad', text: 'The parts could not be loaded: the server had a fault (2 times)' },
      { id: '3-0', at: 2100, tone: 'good', text: 'It worked when tried again' },
      { id: '4-0', at: 3100, tone: 'bad', text: 'The parts could not be loaded: the server had a fault' },
    ])
  })

  it('tells the last 20 lines', () => {
    const rows = Array.from({ length: 30 }, (_, index): Row => [
      index % 2 ? 'placeOrder' : 'signOut',
      index % 2 ? 200 : 'done',
    ])
    expect(told(...rows)).toHaveLength(20)
    expect(told(...rows).at(-1)).toBe('good: Order placed')
  })
})

describe('every call', () => {
  const answerTo: Record<Fault, CallRecord['answer']> = {
    401: 401,
    403: 403,
    404: 404,
    500: 500,
    network: 'network',
    lost: 'network',
    hang: null,
    garbage: 200,
    refused: 200,
  }
  const faults = Object.keys(answerTo).map((key) => faultSchema.parse(Number(key) || key))

  it.each(callNames)('%s has a sentence for every fault', (name) => {
    for (const fault of faults) {
      const [record] = records([name, answerTo[fault], fault])
      if (!record) throw new Error('no record')
      const lines = whatHappened([{ ...record, changedNothing: fault === 'refused' }])
      expect(lines, String(fault)).toEqual([
        expect.objectContaining({ tone: 'bad', text: expect.stringMatching(/^[A-Z]/) }),
      ])
    }
  })

  it('and every answer of a provider has one', () => {
    for (const [name, { answers }] of Object.entries(providers))
      for (const answer of [...Object.keys(answers), 'unknown'])
        expect(told([name as keyof typeof providers, answer]), `${name} ${answer}`).toHaveLength(1)
  })

  it('that changes something says so when it is done', () => {
    for (const [name, { done }] of Object.entries(changes))
      expect(told([name as CallName, 200])).toEqual(done === null ? [] : [`good: ${done}`])
  })
})

describe('from the real log', () => {
  beforeEach(() => callLog.clear())

  it('an order, a cancellation, a profile and a shipment', async () => {
    const { identity } = createMockPlatform()
    const { customer, admin } = personas
    await identity.signIn(customer.email, demoPassword)
    await callServer('GET /parts')
    await callServer('DELETE /mypurchases?id=order-1012')
    await callServer('DELETE /mypurchases?id=order-1012')
    db.setDials({ faultsOnce: { getParts: 500 } })
    await callServer('GET /parts')
    await callServer('GET /parts')
    await callServer('PATCH /order/order-1009', { as: admin.email })
    await callServer('PATCH /order/order-1013', { as: customer.email })
    expect(whatHappened(callLog.get()).map(({ text }) => text)).toEqual([
      'Logged in',
      'Order cancelled',
      'No order was cancelled: it may be gone or paid already',
      'The parts could not be loaded: the server had a fault',
      'It worked when tried again',
      'Order shipped',
      'The order could not be shipped: not allowed',
    ])
  })
})
