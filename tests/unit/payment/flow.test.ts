import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { IntentStatus } from '#src/domain/payment.ts'
import { attemptLifetimeMs, confirmationLifetimeMs, toConfirmingAttempt } from '#src/domain/paymentAttempt.ts'
import { responseTimeoutMs } from '#src/lib/http.ts'
import { openAttempt as baseAttempt } from '#tests/unit/payment/attempts.ts'
import {
  createModel,
  type PaymentCallName,
  type CardKind,
  type PaymentModel,
} from '#tests/unit/payment/paymentModel.ts'

type Page = ReturnType<PaymentModel['openPage']>

let model: PaymentModel

beforeEach(() => {
  model = createModel()
})

afterEach(() => expect(model.violations).toEqual([]))

async function openPreparedPage() {
  const page = model.openPage()
  await page.prepare()
  return page
}

/** Opens the page of a customer who has clicked Pay with this kind of card. */
async function openPageAndPay(card: CardKind) {
  const page = await openPreparedPage()
  await page.pay(card)
  return page
}

/** Opens the page of a customer whose charge could not be recorded. */
async function openPageWithUnrecordedPayment() {
  model.fail('record', 4)
  const page = await openPageAndPay('charged')
  expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
  return page
}

/**
 * Pays with a card, and runs `change` as soon as the page makes this call.
 */
async function changeDuringPayment(
  page: Page,
  call: PaymentCallName,
  change: () => unknown,
  card: CardKind = 'charged',
) {
  const callCountBefore = model.calls.length
  const paymentPromise = page.pay(card)
  for (let tick = 0; tick < 1000 && !model.calls.slice(callCountBefore).includes(call); tick += 1)
    await Promise.resolve()
  change()
  await paymentPromise
}

/** Expects exactly one charge, its record on the order, and an empty journal. */
function expectPaidOnce(page: Page) {
  expect(model.getCharges()).toHaveLength(1)
  expect(model.order).toMatchObject({ paid: true, transactionId: model.getCharges()[0]?.replace('_secret', '') })
  expect(page.attempt()).toBeNull()
}

/** Expects the same as `expectPaidOnce`, and that the page shows the recorded payment. */
function expectRecordedOnce(page: Page) {
  expect(page.state().name).toBe('recorded')
  expectPaidOnce(page)
}

/** Changes the provider's intent of a secret. */
const setIntent = (secret: string, changes: { status: IntentStatus; amount?: number }) =>
  Object.assign(model.secrets.get(secret) ?? {}, changes)

const countCalls = (name: PaymentCallName) => model.calls.filter((call) => call === name).length
const createOpenAttempt = (orderId: string) => ({ ...baseAttempt, orderId, createdAt: model.now })

describe('runIfNotBeingPaid (ADMIN-8, PAY-7)', () => {
  const failIfTaskRuns = () => Promise.reject(new Error('the task ran'))

  it('runIfNotBeingPaid does not run its task if any account of this browser may have paid for the order (AUTH-15)', async () => {
    const page = await openPageWithUnrecordedPayment()
    page.journal.write(createOpenAttempt('o2'))
    model.user = 'admin'
    expect(await page.flow.runIfNotBeingPaid('o1', failIfTaskRuns)).toBe('beingPaid')
    expect(await page.flow.runIfNotBeingPaid('o2', async () => undefined)).toBe('done')
  })

  it('runIfNotBeingPaid returns busy while a secret is being created, instead of waiting for the secret', async () => {
    const page = model.openPage()
    const preparationPromise = page.prepare()
    expect(await page.flow.runIfNotBeingPaid('o1', failIfTaskRuns)).toBe('busy')
    expect(await page.flow.runIfNotBeingPaid('o2', async () => undefined), 'another order').toBe('done')
    await preparationPromise
  })

  it('runIfNotBeingPaid returns beingPaid during a confirmation, instead of waiting for its end', async () => {
    const page = await openPreparedPage()
    const otherPage = model.openPage()
    let result: string | undefined
    await changeDuringPayment(
      page,
      'confirm',
      async () => (result = await otherPage.flow.runIfNotBeingPaid('o1', failIfTaskRuns)),
    )
    expect(result).toBe('beingPaid')
  })
})

describe('a secret', () => {
  it('a secret is created only once per order and user, even for repeated calls in several tabs (PAY-4, AUTH-15)', async () => {
    const [page, otherPage] = [model.openPage(), model.openPage()]
    await Promise.all([page.prepare(), page.prepare(), otherPage.prepare()])
    const readyState = { name: 'ready', totalCents: 100_000, problem: null }
    expect([page.state(), otherPage.state()]).toEqual([readyState, readyState])
    expect(countCalls('retrieve'), 'once per tab').toBe(2)
    expect([...model.secrets.values()]).toMatchObject([{ amount: 100_000 }])
    expect(page.getState({ userId: 'u2', orderId: 'o1' }).name).toBe('preparing')
    expect(page.getState({ userId: 'u1', orderId: 'o2' }).name).toBe('preparing')
    for (const user of ['u2', null]) {
      model.user = user
      await openPreparedPage()
      expect(model.secrets.size).toBe(2)
    }
  })

  it('a secret is reused for 24 hours, and is then replaced, or removed if its order is not opened again', async () => {
    const page = await openPreparedPage()
    model.now += attemptLifetimeMs - 1
    await page.reconcile()
    await openPreparedPage()
    expect(model.secrets.size).toBe(1)
    model.now += 1
    await openPreparedPage()
    expect(model.secrets.size).toBe(2)
    model.now += attemptLifetimeMs
    await page.reconcile()
    expect(page.attempt()).toBeNull()
  })

  it('a secret is discarded after the customer signs out, unless it may have been used for a charge', async () => {
    const page = await openPageAndPay('processing')
    page.journal.write(createOpenAttempt('o2'))
    await page.flow.discardUnusedSecrets()
    expect(page.journal.listAll()).toHaveLength(2)
    model.user = null
    const tabs = [page, model.openPage()]
    await Promise.all(tabs.map(({ flow }) => flow.discardUnusedSecrets()))
    expect(page.journal.listAll()).toMatchObject([{ orderId: 'o1', stage: 'confirming' }])
  })

  it('a secret is not discarded if a payment starts before the order’s lock is free (PAY-4)', async () => {
    const page = await openPreparedPage()
    const otherPage = model.openPage()
    model.now += attemptLifetimeMs
    let discardPromise: Promise<void> | undefined
    const discardSecrets = () => (discardPromise = otherPage.flow.discardUnusedSecrets())
    await changeDuringPayment(page, 'createSecret', discardSecrets, 'processing')
    await discardPromise
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_2_secret' })
  })

  it('a secret is reused if the provider could not be reached when the secret was new (PAY-4)', async () => {
    model.fail('retrieve', 1)
    const page = await openPreparedPage()
    expect(page.state()).toEqual({ name: 'noSecret' })
    expect(page.attempt()).toMatchObject({ stage: 'open', clientSecret: 'pi_1_secret' })
    await page.prepare()
    expect(page.state().name).toBe('ready')
    expect(model.secrets.size).toBe(1)
  })

  it('a secret is not created for an order without a total (PAY-5)', async () => {
    model.order.price = Number.NaN
    await openPreparedPage()
    expect(model.calls).toEqual([])
  })

  it('a secret can be requested again after it could not be created (PAY-9)', async () => {
    model.fail('createSecret', 1)
    const page = await openPreparedPage()
    expect(page.state().name).toBe('noSecret')
    expect(model.calls).toEqual(['createSecret'])
    await page.prepare()
    expect(page.state().name).toBe('ready')
  })
})

describe('paying', () => {
  it('paying refetches the order, charges its customer, records the charge, and removes the attempt from the journal', async () => {
    const page = await openPageAndPay('charged')
    expect(page.state()).toEqual({ name: 'recorded', transactionId: 'pi_1' })
    expectPaidOnce(page)
    expect(model.order.status).toBe('pending')
    const [preparationCalls, paymentCalls] = [model.calls.slice(0, 2), model.calls.slice(2)]
    expect(preparationCalls).toEqual(['createSecret', 'retrieve'])
    expect(paymentCalls).toEqual(['retrieve', 'readOrder', 'confirm', 'readOrder', 'record', 'readOrder'])
    expect(model.billing).toEqual({ name: 'Kamal Hossain', email: 'u1' })
  })

  it.each([
    ['confirm', 'confirming'],
    ['record', 'charged'],
  ] as const)(
    'paying stores the attempt before the call %s, with the stage %s, in case the page crashes (PAY-3, PAY-7)',
    async (call, stage) => {
      const page = await openPreparedPage()
      let storedStage: string | undefined
      await changeDuringPayment(page, call, () => (storedStage = model.openPage().attempt()?.stage))
      expect(storedStage).toBe(stage)
    },
  )

  it('a new charge is shown as being recorded, and not as a retry for a lost order (PAY-13)', async () => {
    const page = await openPreparedPage()
    let stateDuringRecord: unknown
    await changeDuringPayment(page, 'record', () => (stateDuringRecord = page.state()))
    expect(stateDuringRecord).toEqual({ name: 'recording', transactionId: 'pi_1', wasLost: false })
  })

  it('paying makes no call without a secret, or while nobody is signed in', async () => {
    const page = model.openPage()
    await page.pay('charged')
    await page.resume()
    expect(model.calls).toEqual([])
    await page.prepare()
    model.user = null
    for (const action of [() => page.pay('charged'), page.prepare, page.retry, page.resume, page.reconcile])
      await action()
    expect(model.calls).toEqual(['createSecret', 'retrieve'])
  })

  it.each([
    ['an error that contains a succeeded intent (PAY-6)', 'errorButCharged'],
    ['a lost response, because the intent is retrieved', 'chargedButResponseLost'],
  ] as const)('a payment succeeds after %s', async (_name, kind) => {
    expectRecordedOnce(await openPageAndPay(kind))
  })

  it.each([
    ['declined', { providerMessage: 'Your card was declined.' }, 'open'],
    ['offline', 'unanswered', 'confirming'],
    ['invalid', { providerMessage: 'Your card number is incomplete.' }, 'open'],
    ['challenged', 'unfinished', 'confirming'],
  ] as const)(
    'the card result “%s” charges nothing, and the customer can pay again with the same secret',
    async (kind, problem, stage) => {
      const page = await openPageAndPay(kind)
      const expectedState = { name: 'ready', totalCents: 100_000, problem }
      expect(page.state()).toEqual(expectedState)
      expect(page.attempt()).toMatchObject({ stage })
      expect(model.getCharges()).toEqual([])
      await page.pay('charged')
      expectPaidOnce(page)
      expect(model.secrets.size).toBe(1)
    },
  )

  it('a click on Pay creates a new secret if the provider does not recognize the stored secret', async () => {
    const page = await openPreparedPage()
    model.secrets.clear()
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(countCalls('readOrder')).toBe(3)
    expect(model.secrets.size).toBe(1)
  })

  it('a secret that the provider does not recognize is removed, even if no new secret can be created (PAY-17)', async () => {
    const page = await openPreparedPage()
    model.secrets.clear()
    model.fail('createSecret', 1)
    await page.pay('charged')
    expect(page.state()).toEqual({ name: 'noSecret' })
    expect(page.attempt()).toBeNull()
  })

  it('a click on Pay creates a new secret if the provider has canceled the intent of the unused secret (PAY-4)', async () => {
    const page = await openPreparedPage()
    setIntent('pi_1_secret', { status: 'canceled' })
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(model.getCharges()).toEqual(['pi_2_secret'])
  })

  it('the secret of a canceled payment is removed, and the next click on Pay uses a new secret (PAY-4)', async () => {
    const page = await openPageAndPay('processing')
    model.decideIntents('canceled')
    await page.resume()
    expect(page.state()).toEqual({ name: 'ready', totalCents: 100_000, problem: 'interrupted' })
    expect(page.attempt()).toBeNull()
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(model.getCharges()).toEqual(['pi_2_secret'])
  })

  it('the next visit gets a new secret if the payment has been canceled in the meantime (PAY-4)', async () => {
    await openPageAndPay('processing')
    model.decideIntents('canceled')
    const page = await openPreparedPage()
    expect(page.state()).toEqual({ name: 'ready', totalCents: 100_000, problem: null })
    expect(page.attempt()).toMatchObject({ stage: 'open', clientSecret: 'pi_2_secret' })
  })

  it('a payment stays undecided after a lost response until the intent can be retrieved, and uses no second secret', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'confirm', () => model.fail('retrieve', 2), 'chargedButResponseLost')
    await page.resume()
    expect(page.state()).toEqual({ name: 'undecided', reason: 'unreachable' })
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
    await page.pay('charged')
    await page.resume()
    expectRecordedOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it.each(['createSecret', 'retrieve', 'readOrder'] as const)(
    'nothing is charged if the customer signs out during %s',
    async (call) => {
      const page = await openPreparedPage()
      page.journal.remove({ userId: 'u1', orderId: 'o1' })
      await changeDuringPayment(page, call, () => (model.user = 'u2'))
      expect(model.calls).not.toContain('confirm')
      expect(model.getCharges()).toEqual([])
      model.user = 'u1'
      await page.prepare()
      await page.pay('charged')
      expectPaidOnce(page)
    },
  )

  it('nothing is charged if the customer signs out after the click, even if the order has a secret', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'readOrder', () => (model.user = 'u2'))
    expect(model.calls.at(-1)).toBe('readOrder')
    expect(page.state()).toEqual({ name: 'ready', totalCents: 100_000, problem: 'interrupted' })
    expect(page.attempt()).toMatchObject({ stage: 'open' })
  })

  it('a payment is undecided, and keeps its secret, while the provider does not recognize the secret (PAY-17)', async () => {
    const page = await openPageAndPay('processing')
    model.secrets.clear()
    await page.retry()
    expect(page.state()).toEqual({ name: 'undecided', reason: 'unknownIntent' })
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
  })

  it('the attempt is stored again if the site’s data is cleared while the bank decides (PAY-22)', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'confirm', () => localStorage.clear(), 'processing')
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
  })

  it('an intent that would charge a different amount is not used, and a new intent is needed (PAY-15)', async () => {
    model.deviationCents = 1
    const page = await openPreparedPage()
    expect([page.state(), page.attempt()]).toEqual([{ name: 'wrongAmount' }, null])
    await page.pay('charged')
    expect(model.getCharges()).toEqual([])
    model.deviationCents = 0
    await page.prepare()
    await page.pay('charged')
    expectRecordedOnce(page)
  })

  it.each([
    ['processing', 'undecided', 'confirming'],
    ['succeeded', 'unrecorded', 'charged'],
  ] as const)(
    'a stored secret whose intent has the status %s stays in the journal, even if its amount is wrong (PAY-7)',
    async (status, state, stage) => {
      await openPreparedPage()
      setIntent('pi_1_secret', { status, amount: 1 })
      model.order.refusesPayments = true
      const page = await openPreparedPage()
      expect(page.state()).toMatchObject({ name: state })
      expect(page.attempt()).toMatchObject({ stage, clientSecret: 'pi_1_secret' })
      expect(model.secrets.size).toBe(1)
    },
  )

  it('the customer can pay again with the same secret after the bank has rejected the card', async () => {
    const page = await openPageAndPay('processing')
    model.decideIntents('requires_payment_method')
    await page.retry()
    expect(page.state()).toMatchObject({ name: 'ready' })
    expect(page.attempt()).toMatchObject({ stage: 'open' })
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it('a payment stays undecided and sends no PATCH until the bank has decided (PAY-7)', async () => {
    const page = await openPageAndPay('processing')
    await page.resume()
    const nextVisit = await openPreparedPage()
    for (const visit of [page, nextVisit]) expect(visit.state()).toEqual({ name: 'undecided', reason: 'processing' })
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
    expect(model.secrets.size).toBe(1)
    expect(countCalls('record')).toBe(0)
    model.decideIntents('succeeded')
    await page.resume()
    expectRecordedOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it('the intent is retrieved after an abandoned 3-D Secure check, because the check may have succeeded', async () => {
    await openPageAndPay('challenged')
    const page = await openPreparedPage()
    expect(page.state()).toMatchObject({ name: 'ready', problem: 'unfinished' })
    model.decideIntents('succeeded')
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(countCalls('confirm')).toBe(1)
  })
})

describe('paying an order that has changed (PAY-5)', () => {
  it.each([
    ['is paid', { paid: true, transactionId: 'pi_x' }, { name: 'recorded', transactionId: 'pi_x' }],
    ['is paid, without a transaction id', { paid: true }, { name: 'recorded', transactionId: '' }],
    ['no longer exists', { exists: false }, { name: 'gone' }],
    ['may no longer be read', { isForbidden: true }, { name: 'gone' }],
    ['no longer has a price', { price: Number.NaN }, { name: 'gone' }],
  ])('nothing is charged, and the page shows the reason, if the order %s', async (_, changes, state) => {
    const page = await openPreparedPage()
    Object.assign(model.order, changes)
    await page.pay('charged')
    expect(page.state()).toEqual(state)
    expect(model.getCharges()).toEqual([])
  })

  it('a new total is shown, and is charged with a new secret after the next click', async () => {
    const page = await openPreparedPage()
    model.order.price = 1100
    await page.pay('charged')
    await page.prepare()
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(model.getCharges()).toEqual([])
    await page.pay('charged')
    expect(model.secrets.get('pi_2_secret')?.amount).toBe(110_000)
    expect(model.getCharges()).toEqual(['pi_2_secret'])
    expectPaidOnce(page)
  })

  it('a new total is not charged by the second click of a double click', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'readOrder', () => {
      model.order.price = 1100
      void page.prepare()
      void page.pay('declined')
    })
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(model.getCharges()).toEqual([])
    await page.pay('charged')
    expectRecordedOnce(page)
  })

  it('nothing is charged if the order’s total differs from the total on the page', async () => {
    const page = await openPreparedPage()
    await page.pay('charged', 90_000)
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 100_000 })
    expect(model.getCharges()).toEqual([])
  })

  it('nothing is charged if the total changes while a new secret is being created', async () => {
    const page = await openPreparedPage()
    page.journal.remove({ userId: 'u1', orderId: 'o1' })
    await changeDuringPayment(page, 'createSecret', () => (model.order.price = 1100))
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(model.getCharges()).toEqual([])
  })

  it('no second secret is created for a new total during an open 3-D Secure check', async () => {
    const page = await openPageAndPay('challenged')
    model.order.price = 1100
    await page.pay('charged')
    await page.pay('charged')
    expect(page.state().name).toBe('undecided')
    expect(model.secrets.size).toBe(1)
    expect(model.getCharges()).toEqual([])
    model.decideIntents('requires_payment_method')
    await page.resume()
    await page.prepare()
    await page.pay('charged')
    expect(model.getCharges()).toEqual(['pi_2_secret'])
  })

  it('the page shows a new total that it receives while the check of the order fails', async () => {
    const page = await openPreparedPage()
    model.fail('readOrder', 1)
    // This operation ends during the payment. The payment must still count as the order's running operation.
    void page.resume()
    let preparationPromise: Promise<void> | undefined
    await changeDuringPayment(page, 'readOrder', () => {
      model.order.price = 1100
      preparationPromise = page.prepare()
    })
    await preparationPromise
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(model.getCharges()).toEqual([])
  })

  it('nothing is charged, and the page shows a problem, if the check of the order fails', async () => {
    const page = await openPreparedPage()
    model.fail('readOrder', 1)
    await page.pay('charged')
    expect(page.state()).toMatchObject({ name: 'ready', problem: 'notChecked' })
    expect(model.getCharges()).toEqual([])
    await page.pay('charged')
    expectPaidOnce(page)
  })
})

describe('a charge that is not recorded yet (PAY-3)', () => {
  it('a charge counts as recorded only if the order itself is paid (DATA-12)', async () => {
    model.order.ignoresPayments = true
    const page = await openPageAndPay('charged')
    expect(page.state().name).toBe('unrecorded')
    expect(countCalls('wait'), 'retries, because the server may need time after it has accepted the record').toBe(3)
    expect(model.notificationCount).toBe(0)
    model.order.ignoresPayments = false
    await page.retry()
    expectPaidOnce(page)
    expect(model.notificationCount).toBe(1)
  })

  it('a payment record that the server accepts is sent only once, until the customer clicks Try again', async () => {
    model.order.ignoresPayments = true
    await openPageAndPay('charged')
    const nextVisit = await openPreparedPage()
    await nextVisit.reconcile()
    expect(countCalls('record')).toBe(1)
    await nextVisit.retry()
    expect(countCalls('record')).toBe(2)
    expect(nextVisit.state().name).toBe('unrecorded')
  })

  it('an unrecorded charge stays in the journal, prevents another charge, and is recorded at the next reconciliation', async () => {
    const { attempt } = await openPageWithUnrecordedPayment()
    expect(attempt()).toMatchObject({ stage: 'charged', transactionId: 'pi_1', paymentMethodId: 'pm_pi_1' })
    model.fail('record', 4)
    const page = await openPreparedPage()
    expect(page.state().name).toBe('unrecorded')
    await page.pay('charged')
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('a payment record is not sent for an order that is already shipped, so that the order stays shipped', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'confirm', () => model.fail('retrieve', 1), 'chargedButResponseLost')
    Object.assign(model.order, { paid: true, status: 'shipped', transactionId: 'pi_1' })
    await page.reconcile()
    expect(countCalls('record')).toBe(0)
    expect(model.order.status).toBe('shipped')
    expectPaidOnce(page)
  })

  it('a payment record is not sent with the token of a different account that signs in while the order is being fetched (PAY-20)', async () => {
    const page = await openPageWithUnrecordedPayment()
    const recordCountBefore = countCalls('record')
    const retryPromise = page.retry()
    for (let tick = 0; tick < 1000 && model.calls.at(-1) !== 'readOrder'; tick += 1) await Promise.resolve()
    model.user = 'u2'
    await retryPromise
    expect(countCalls('record')).toBe(recordCountBefore)
    expect(page.state().name).toBe('unrecorded')
  })

  it('a payment record is not retried with the token of a different account that signs in during the wait', async () => {
    const page = await openPreparedPage()
    model.fail('record', 1)
    await changeDuringPayment(page, 'wait', () => (model.user = 'u2'))
    expect(model.order.paid).toBe(false)
    expect(page.attempt()).toMatchObject({ stage: 'charged' })
  })

  it.each([
    ['if the server rejects the record', 'confirm', { refusesPayments: true }],
    ['if the customer may no longer read the order', 'record', { isForbidden: true }],
  ] as const)('a payment record is not retried %s, but the charge stays in the journal', async (_, call, changes) => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, call, () => Object.assign(model.order, changes))
    expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
    expect(countCalls('wait')).toBe(0)
    expect(page.attempt()).toMatchObject({ stage: 'charged', transactionId: 'pi_1' })
    Object.assign(model.order, { refusesPayments: false, isForbidden: false })
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('an unrecorded charge does not count as lost if a different account signs in before the retry (AUTH-15)', async () => {
    const page = await openPageWithUnrecordedPayment()
    const retryPromise = page.retry()
    model.user = 'u2'
    await retryPromise
    expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
  })
})

describe('a confirmation without a response (PAY-14)', () => {
  const unansweredState = { name: 'ready', totalCents: 100_000, problem: 'unanswered' }
  const failIfTaskRuns = () => Promise.reject(new Error('the task ran'))

  it('an order can’t be cancelled while a confirmation may still charge the card, even after a reload and a sign-out', async () => {
    expect((await openPageAndPay('chargedLater')).state()).toEqual(unansweredState)
    model.user = null
    await model.openPage().flow.discardUnusedSecrets()
    model.user = 'u1'
    const page = await openPreparedPage()
    expect(page.state()).toEqual(unansweredState)
    expect(await page.flow.runIfNotBeingPaid('o1', failIfTaskRuns)).toBe('beingPaid')
    model.finishConfirmations(true)
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('a confirmation without a response counts as not charged ten minutes after it failed, but no sooner', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'confirm', () => (model.now += confirmationLifetimeMs), 'offline')
    model.now += confirmationLifetimeMs - 1
    await page.reconcile()
    expect([page.state(), page.attempt()?.stage]).toEqual([unansweredState, 'confirming'])
    model.now += 1
    await page.reconcile()
    expect([page.state(), page.attempt()?.stage]).toEqual([{ ...unansweredState, problem: 'interrupted' }, 'open'])
  })

  it('the first confirmation may still charge the card after a second confirmation is declined', async () => {
    const page = await openPageAndPay('chargedLater')
    await page.pay('declined')
    expect(page.state()).toMatchObject({ problem: { providerMessage: 'Your card was declined.' } })
    expect(page.attempt()).toMatchObject({ stage: 'confirming' })
    await page.pay('invalid')
    expect(page.attempt()).toMatchObject({ stage: 'confirming' })
    model.finishConfirmations(true)
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it('a confirmation without a response prevents a second secret, even if the total has changed', async () => {
    const page = await openPageAndPay('chargedLater')
    model.order.price = 1100
    await page.prepare()
    await page.pay('charged')
    expect(page.state()).toEqual({ name: 'undecided', reason: 'processing' })
    expect(model.secrets.size).toBe(1)
  })

  it('a confirmation that an earlier release stored without a time counts as sent just now', async () => {
    await openPreparedPage()
    const { confirmedAt, ...storedAttempt } = toConfirmingAttempt(
      { ...createOpenAttempt('o1'), amountCents: 100_000 },
      0,
    )
    const page = model.openPage()
    page.journal.write(storedAttempt)
    await page.prepare()
    expect(page.attempt()).toEqual({ ...storedAttempt, confirmedAt: model.now })
    expect([page.state(), confirmedAt]).toEqual([unansweredState, 0])
  })
})

describe('a charge for an order that another device has paid (PAY-16)', () => {
  const otherPayment = { paid: true, status: 'shipped', transactionId: 'pi_phone' }

  it('a second charge is shown and kept in the journal, but not recorded, so that the first payment stays on the order', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'confirm', () => Object.assign(model.order, otherPayment))
    expect(countCalls('record')).toBe(0)
    expect(model.order).toMatchObject(otherPayment)
    expect(page.attempt()).toMatchObject({ stage: 'charged', transactionId: 'pi_1', twice: true, clientSecret: 'pi_1' })
    model.calls.length = 0
    for (const visit of [page, model.openPage()]) {
      for (const action of [visit.reconcile, visit.resume, visit.retry, visit.prepare]) await action()
      expect(visit.state()).toEqual({ name: 'chargedTwice', transactionId: 'pi_1' })
    }
    expect([model.calls, model.notificationCount]).toEqual([[], 0])
  })

  it('a second charge is detected even if the first payment is recorded just before the second record arrives', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'record', () => Object.assign(model.order, otherPayment))
    expect(page.state()).toEqual({ name: 'chargedTwice', transactionId: 'pi_1' })
    expect(model.order).toMatchObject(otherPayment)
  })

  it('a tab that waits for the lock does not check a second charge again after another tab has detected it (PAY-16)', async () => {
    const [page, otherPage] = [await openPreparedPage(), await openPreparedPage()]
    let resumePromise: Promise<void> | undefined
    await changeDuringPayment(page, 'record', () => {
      Object.assign(model.order, otherPayment)
      resumePromise = otherPage.resume()
    })
    await resumePromise
    await otherPage.resume()
    expect(otherPage.state()).toEqual({ name: 'chargedTwice', transactionId: 'pi_1' })
    expect(countCalls('readOrder'), 'only by the first tab').toBe(3)
  })

  it('a charge counts as recorded if the paid order has no transaction id', async () => {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'record', () => Object.assign(model.order, { ...otherPayment, transactionId: '' }))
    expect(page.state().name).toBe('recorded')
  })
})

describe('a call without a response (PAY-18)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  it.each([
    ['createSecret', 'prepare', 'preparing'],
    ['retrieve', 'prepare', 'preparing'],
    ['retrieve', 'pay', 'checking'],
  ] as const)(
    'a call to %s during %s times out after 30 s, releases the lock, and can be retried',
    async (call, action, state) => {
      const page = action === 'pay' ? await openPreparedPage() : model.openPage()
      model.hangingCall = call
      const task = action === 'pay' ? page.pay('charged') : page.prepare()
      await vi.advanceTimersByTimeAsync(responseTimeoutMs - 1)
      expect(page.state().name).toBe(state)
      await vi.advanceTimersByTimeAsync(1)
      await task
      expect(page.state()).toEqual({ name: 'noSecret' })
      expect(await page.flow.runIfNotBeingPaid('o1', async () => undefined)).toBe('done')
      model.hangingCall = null
      await page.prepare()
      await page.pay('charged')
      expectRecordedOnce(page)
    },
  )

  it('a confirmation that fails is stored with the time of its failure before the intent is retrieved (PAY-14)', async () => {
    const page = await openPreparedPage()
    const paymentPromise = changeDuringPayment(
      page,
      'confirm',
      () => {
        model.now += confirmationLifetimeMs
        model.hangingCall = 'retrieve'
      },
      'offline',
    )
    await vi.advanceTimersByTimeAsync(responseTimeoutMs - 1)
    expect(model.calls.at(-1)).toBe('retrieve')
    expect(page.attempt()).toMatchObject({ stage: 'confirming', confirmedAt: model.now })
    await vi.advanceTimersByTimeAsync(1)
    await paymentPromise
    expect(page.state()).toEqual({ name: 'undecided', reason: 'unreachable' })
  })

  it('a call to record times out after 30 s, and is not retried before the next reconciliation', async () => {
    const page = await openPreparedPage()
    model.hangingCall = 'record'
    const paymentPromise = page.pay('charged')
    await vi.advanceTimersByTimeAsync(responseTimeoutMs)
    await paymentPromise
    expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
    expect(countCalls('record')).toBe(1)
    model.hangingCall = null
    await page.reconcile()
    expectRecordedOnce(page)
  })
})

describe('a charge for an order that the server has lost (PAY-13)', () => {
  async function openPageWithLostPayment() {
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'confirm', () => (model.order.exists = false))
    model.calls.length = 0
    return page
  }
  const lostAttempt = { stage: 'charged', transactionId: 'pi_1', lost: true }

  it('a charge for a lost order stays in the journal, is not retried automatically, and prevents another charge', async () => {
    for (const visit of [await openPageWithLostPayment(), model.openPage()]) {
      await visit.reconcile()
      expect(visit.state(), 'so that each visit reports the lost order (REPORT-5)').toEqual({
        name: 'lost',
        transactionId: 'pi_1',
      })
      await visit.resume()
      await visit.prepare()
      await visit.pay('charged')
      expect(visit.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
      expect(visit.attempt()).toMatchObject(lostAttempt)
    }
    expect(model.calls).toEqual([])
    expect(model.getCharges()).toHaveLength(1)
  })

  it('Try again retries a lost order only once, even if the window gets focus at the same time', async () => {
    const page = await openPageWithLostPayment()
    const retryPromise = Promise.all([page.retry(), page.retry(), page.reconcile()])
    expect(page.state()).toEqual({ name: 'recording', transactionId: 'pi_1', wasLost: true })
    await retryPromise
    expect(model.calls).toEqual(['readOrder'])
    expect(page.state().name).toBe('lost')
  })

  it('the record of a lost order is not sent again after a 200 response, and the charge is stored without its secret', async () => {
    model.order.isForgiving = true
    const page = await openPreparedPage()
    await changeDuringPayment(page, 'record', () => (model.order.exists = false))
    expect(model.calls.slice(-2)).toEqual(['record', 'readOrder'])
    expect(page.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
    await page.retry()
    await model.openPage().reconcile()
    expect(countCalls('record')).toBe(1)
    expect(JSON.stringify(page.attempt())).not.toContain('secret"')
    expect(page.attempt()).toMatchObject({ ...lostAttempt, clientSecret: 'pi_1' })
    model.order.exists = true
    await page.retry()
    expect(page.state().name, 'because the record can’t be sent without the secret').toBe('unrecorded')
  })

  it('a lost order is retried automatically again after an error other than 404, and is recorded once it is found', async () => {
    const page = await openPageWithLostPayment()
    model.fail('readOrder', 4)
    await page.retry()
    expect(page.state().name).toBe('unrecorded')
    expect(page.attempt()).toMatchObject({ stage: 'charged', lost: false })
    model.order.exists = true
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('a page that waits for a running operation shows the order as lost if that operation does not find it', async () => {
    const page = await openPreparedPage()
    page.journal.subscribe(() => void page.resume())
    await changeDuringPayment(page, 'confirm', () => (model.order.exists = false))
    await page.resume()
    expect(page.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
  })

  it('an order stays lost if a different account signs in during a retry (AUTH-15)', async () => {
    const page = await openPageWithLostPayment()
    const retryPromise = page.retry()
    model.user = 'u2'
    await retryPromise
    expect(page.attempt()).toMatchObject(lostAttempt)
  })
})

it('a tab records the charge of another tab instead of showing a card form', async () => {
  const otherPage = await openPreparedPage()
  const page = await openPageWithUnrecordedPayment()
  const resumePromise = otherPage.resume()
  expect(otherPage.state()).toEqual({ name: 'recording', transactionId: 'pi_1', wasLost: false })
  await resumePromise
  expect(otherPage.state().name).toBe('recorded')
  await page.resume()
  expectRecordedOnce(page)
})

it('a tab that waits for the lock of a paying tab also records the charge of that tab', async () => {
  const otherPage = await openPreparedPage()
  model.fail('record', 4)
  const page = model.openPage()
  const preparation = Promise.withResolvers<void>()
  await changeDuringPayment(otherPage, 'confirm', () => {
    void page.prepare().then(preparation.resolve)
    page.journal.subscribe(() => undefined)
  })
  const resumePromise = page.resume()
  expect(page.state().name).toBe('recording')
  await Promise.all([preparation.promise, resumePromise])
  expectRecordedOnce(page)
})
