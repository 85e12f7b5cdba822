import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attemptLifetimeMs, confirmationLifetimeMs, toConfirmingAttempt } from '#src/domain/paymentAttempt.ts'
import { responseTimeoutMs } from '#src/lib/http.ts'
import { openAttempt as baseAttempt } from '#tests/unit/payment/attempts.ts'
import {
  createModel,
  type PaymentCallName,
  type CardKind,
  type PaymentModel,
} from '#tests/unit/payment/paymentModel.ts'

type Page = ReturnType<PaymentModel['page']>

let model: PaymentModel

beforeEach(() => {
  model = createModel()
})

afterEach(() => expect(model.violations).toEqual([]))

async function openPreparedPage() {
  const page = model.page()
  await page.prepare()
  return page
}

/** The page of a customer who has paid with this kind of card. */
async function openPaidPage(card: CardKind) {
  const page = await openPreparedPage()
  await page.pay(card)
  return page
}

/** The page of a customer whose payment could not be recorded on any attempt. */
async function openUnrecordedPage() {
  model.fail('record', 4)
  const page = await openPaidPage('charged')
  expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
  return page
}

/**
 * Pays with a card.
 * @param change runs as soon as the page makes the call
 */
async function payWithChange(page: Page, call: PaymentCallName, change: () => unknown, card: CardKind = 'charged') {
  const callsBefore = model.calls.length
  const paying = page.pay(card)
  for (let tick = 0; tick < 1000 && !model.calls.slice(callsBefore).includes(call); tick += 1) await Promise.resolve()
  change()
  await paying
}

/** Expects one charge, recorded on the order, and an empty journal. */
function expectPaidOnce(page: Page) {
  expect(model.charges()).toHaveLength(1)
  expect(model.order).toMatchObject({ paid: true, transactionId: model.charges()[0]?.replace('_secret', '') })
  expect(page.attempt()).toBeNull()
}

/** Expects the same as `expectPaidOnce`, and that the page shows it. */
function expectRecordedOnce(page: Page) {
  expect(page.state().name).toBe('recorded')
  expectPaidOnce(page)
}

const countCalls = (name: PaymentCallName) => model.calls.filter((call) => call === name).length
const openAttempt = (orderId: string) => ({ ...baseAttempt, orderId, createdAt: model.now })

describe('a task that must not overlap a payment (ADMIN-8, PAY-7)', () => {
  const rejectRun = () => Promise.reject(new Error('run'))

  it('does not run for any account in this browser, such as an admin (AUTH-15), but runs for other orders', async () => {
    const page = await openUnrecordedPage()
    page.journal.write(openAttempt('o2'))
    model.user = 'admin'
    expect(await page.flow.runIfNotBeingPaid('o1', rejectRun)).toBe('beingPaid')
    expect(await page.flow.runIfNotBeingPaid('o2', async () => undefined)).toBe('done')
  })

  it('does not wait for a secret, and does not claim that a payment has begun', async () => {
    const page = model.page()
    const preparing = page.prepare()
    expect(await page.flow.runIfNotBeingPaid('o1', rejectRun)).toBe('busy')
    await preparing
  })

  it('does not wait for a confirmation, because the payment has already begun', async () => {
    const page = await openPreparedPage()
    const otherPage = model.page()
    let result: string | undefined
    await payWithChange(page, 'confirm', async () => (result = await otherPage.flow.runIfNotBeingPaid('o1', rejectRun)))
    expect(result).toBe('beingPaid')
  })
})

describe('a secret', () => {
  it('is created once, for repeated calls in several tabs, and only for its user (PAY-4, AUTH-15)', async () => {
    const [a, b] = [model.page(), model.page()]
    await Promise.all([a.prepare(), a.prepare(), b.prepare()])
    const readyState = { name: 'ready', totalCents: 100_000, problem: null }
    expect([a.state(), b.state()]).toEqual([readyState, readyState])
    expect(countCalls('retrieve'), 'once per tab').toBe(2)
    expect([...model.secrets.values()]).toMatchObject([{ amount: 100_000 }])
    expect(a.getState({ userId: 'u2', orderId: 'o1' }).name).toBe('preparing')
    expect(a.getState({ userId: 'u1', orderId: 'o2' }).name).toBe('preparing')
    for (const user of ['u2', null]) {
      model.user = user
      await openPreparedPage()
      expect(model.secrets.size).toBe(2)
    }
  })

  it('is reused after a reload for 24 hours, then replaced, or removed if its order is never opened again', async () => {
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

  it('is discarded when its customer has signed out, but kept if it may be charged', async () => {
    const page = await openPaidPage('processing')
    page.journal.write(openAttempt('o2'))
    await page.flow.discardUnusedSecrets()
    expect(page.journal.all()).toHaveLength(2)
    model.user = null
    await page.flow.discardUnusedSecrets()
    expect(page.journal.all()).toMatchObject([{ orderId: 'o1', stage: 'confirming' }])
  })

  it('that could not be created is reported, and can be retried (PAY-9)', async () => {
    model.fail('createSecret', 1)
    const page = await openPreparedPage()
    expect(page.state().name).toBe('noSecret')
    await page.prepare()
    expect(page.state().name).toBe('ready')
  })
})

describe('paying', () => {
  it('refetches the order, bills its customer, records and removes the attempt', async () => {
    const page = await openPaidPage('charged')
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
  ] as const)('stores its attempt before the page can crash during %s, as %s (PAY-3, PAY-7)', async (call, stage) => {
    const page = await openPreparedPage()
    let storedStage: string | undefined
    await payWithChange(page, call, () => (storedStage = model.page().attempt()?.stage))
    expect(storedStage).toBe(stage)
  })

  it('does nothing without a secret, and nothing when signed out', async () => {
    const page = model.page()
    await page.pay('charged')
    await page.resume()
    expect(model.calls).toEqual([])
    await page.prepare()
    model.user = null
    for (const act of [() => page.pay('charged'), page.prepare, page.retry, page.resume, page.reconcile]) await act()
    expect(model.calls).toEqual(['createSecret', 'retrieve'])
  })

  it.each([
    ['an error that carries a succeeded intent (PAY-6)', 'errorButCharged'],
    ['a lost response, by retrieving the intent', 'chargedButResponseLost'],
  ] as const)('is successful after %s', async (_name, kind) => {
    expectRecordedOnce(await openPaidPage(kind))
  })

  it.each([
    ['declined', { providerMessage: 'Your card was declined.' }],
    ['offline', 'unanswered'],
    ['invalid', { providerMessage: 'Your card number is incomplete.' }],
    ['challenged', 'unfinished'],
  ] as const)('%s takes no money and shows the card form again, with the same secret', async (kind, problem) => {
    const page = await openPaidPage(kind)
    const shownState = { name: 'ready', totalCents: 100_000, problem }
    expect(page.state()).toEqual(shownState)
    expect(model.charges()).toEqual([])
    await page.pay('charged')
    expectPaidOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it('uses a new secret, with the same click, if the provider does not recognize the stored one', async () => {
    const page = await openPreparedPage()
    model.secrets.clear()
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(countCalls('readOrder')).toBe(3)
    expect(model.secrets.size).toBe(1)
  })

  it('stays undecided after a lost response until the intent can be retrieved, and keeps its secret', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'confirm', () => model.fail('retrieve', 2), 'chargedButResponseLost')
    await page.resume()
    expect(page.state().name).toBe('undecided')
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
    await page.pay('charged')
    await page.resume()
    expectRecordedOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it.each(['createSecret', 'retrieve', 'readOrder'] as const)(
    'charges nothing when the customer signs out during %s',
    async (call) => {
      const page = await openPreparedPage()
      page.journal.remove({ userId: 'u1', orderId: 'o1' })
      await payWithChange(page, call, () => (model.user = 'u2'))
      expect(model.calls).not.toContain('confirm')
      expect(model.charges()).toEqual([])
      model.user = 'u1'
      await page.prepare()
      await page.pay('charged')
      expectPaidOnce(page)
    },
  )

  it('charges no existing secret when the customer signs out after the click', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'readOrder', () => (model.user = 'u2'))
    expect(model.calls.at(-1)).toBe('readOrder')
    expect(page.state()).toEqual({ name: 'ready', totalCents: 100_000, problem: 'interrupted' })
    expect(page.attempt()).toMatchObject({ stage: 'open' })
  })

  it('is undecided while the provider does not recognize the secret, which is kept (PAY-17)', async () => {
    const page = await openPaidPage('processing')
    model.secrets.clear()
    await page.retry()
    expect(page.state()).toEqual({ name: 'undecided', reason: 'unknownIntent' })
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
  })

  it('writes the attempt again if the site’s data is cleared while the bank decides (PAY-22)', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'confirm', () => localStorage.clear(), 'processing')
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
  })

  it('stops when the intent would charge a different amount, and needs a new intent (PAY-15)', async () => {
    model.deviation = 1
    const page = await openPreparedPage()
    expect([page.state(), page.attempt()]).toEqual([{ name: 'wrongAmount' }, null])
    await page.pay('charged')
    expect(model.charges()).toEqual([])
    model.deviation = 0
    await page.prepare()
    await page.pay('charged')
    expectRecordedOnce(page)
  })

  it('continues with the same secret when the bank rejects the card later', async () => {
    const page = await openPaidPage('processing')
    model.bankDecides('requires_payment_method')
    await page.retry()
    expect(page.state()).toMatchObject({ name: 'ready' })
    expect(page.attempt()).toMatchObject({ stage: 'open' })
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it('stays undecided while the bank is processing: no PATCH, and a retry retrieves the intent (PAY-7)', async () => {
    const page = await openPaidPage('processing')
    await page.resume()
    expect(page.state().name).toBe('undecided')
    expect(countCalls('record')).toBe(0)
    model.bankDecides('succeeded')
    await page.resume()
    expectRecordedOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it('shows an abandoned 3-D Secure check, and retrieves the intent first, because the check may have passed', async () => {
    await openPaidPage('challenged')
    const page = await openPreparedPage()
    expect(page.state()).toMatchObject({ name: 'ready', problem: 'unfinished' })
    model.bankDecides('succeeded')
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(countCalls('confirm')).toBe(1)
  })
})

describe('when the order is refetched before the charge (PAY-5)', () => {
  it.each([
    ['is paid', { paid: true, transactionId: 'pi_x' }, { name: 'recorded', transactionId: 'pi_x' }],
    ['is paid, without a transaction id', { paid: true }, { name: 'recorded', transactionId: '' }],
    ['no longer exists', { exists: false }, { name: 'gone' }],
    ['may no longer be read', { isForbidden: true }, { name: 'gone' }],
    ['no longer has a price', { price: Number.NaN }, { name: 'gone' }],
  ])('and %s: shows this, and charges nothing', async (_, changes, state) => {
    const page = await openPreparedPage()
    Object.assign(model.order, changes)
    await page.pay('charged')
    expect(page.state()).toEqual(state)
    expect(model.charges()).toEqual([])
  })

  it('and has a different total: shows the total, and charges it with a new secret after the next click', async () => {
    const page = await openPreparedPage()
    model.order.price = 1100
    await page.pay('charged')
    await page.prepare()
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(model.charges()).toEqual([])
    await page.pay('charged')
    expect(model.secrets.get('pi_2_secret')?.amount).toBe(110_000)
    expect(model.charges()).toEqual(['pi_2_secret'])
    expectPaidOnce(page)
  })

  it('and has a different total: the second click of a double click does not accept it', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'readOrder', () => {
      model.order.price = 1100
      void page.prepare()
      void page.pay('declined')
    })
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(model.charges()).toEqual([])
    await page.pay('charged')
    expectRecordedOnce(page)
  })

  it('and differs from the total on the page: charges nothing', async () => {
    const page = await openPreparedPage()
    await page.pay('charged', 90_000)
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 100_000 })
    expect(model.charges()).toEqual([])
  })

  it('and has changed while a new secret was created: charges nothing', async () => {
    const page = await openPreparedPage()
    page.journal.remove({ userId: 'u1', orderId: 'o1' })
    await payWithChange(page, 'createSecret', () => (model.order.price = 1100))
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(model.charges()).toEqual([])
  })

  it('and has a different total during an open 3-D Secure check: creates no second secret', async () => {
    const page = await openPaidPage('challenged')
    model.order.price = 1100
    await page.pay('charged')
    await page.pay('charged')
    expect(page.state().name).toBe('undecided')
    expect(model.secrets.size).toBe(1)
    expect(model.charges()).toEqual([])
    model.bankDecides('requires_payment_method')
    await page.resume()
    await page.prepare()
    await page.pay('charged')
    expect(model.charges()).toEqual(['pi_2_secret'])
  })

  it('and reading fails: shows a different total that the page has received in the meantime', async () => {
    const page = await openPreparedPage()
    model.fail('readOrder', 1)
    // Ends during the payment, which must stay the running operation.
    void page.resume()
    let preparing: Promise<void> | undefined
    await payWithChange(page, 'readOrder', () => {
      model.order.price = 1100
      preparing = page.prepare()
    })
    await preparing
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(model.charges()).toEqual([])
  })

  it('and reading fails: charges nothing and shows the failure', async () => {
    const page = await openPreparedPage()
    model.fail('readOrder', 1)
    await page.pay('charged')
    expect(page.state()).toMatchObject({ name: 'ready', problem: 'notChecked' })
    expect(model.charges()).toEqual([])
    await page.pay('charged')
    expectPaidOnce(page)
  })
})

describe('charged, but not recorded (PAY-3)', () => {
  it('counts as recorded only if the order itself is paid (DATA-12)', async () => {
    model.order.ignoresPayments = true
    const page = await openPaidPage('charged')
    expect(page.state().name).toBe('unrecorded')
    expect(countCalls('wait'), 'an accepted payment may only be slow').toBe(3)
    expect(model.notifications).toBe(0)
    model.order.ignoresPayments = false
    await page.retry()
    expectPaidOnce(page)
    expect(model.notifications).toBe(1)
  })

  it('is sent once if the server accepts it; later visits only read, until the customer retries', async () => {
    model.order.ignoresPayments = true
    await openPaidPage('charged')
    const nextVisit = await openPreparedPage()
    await nextVisit.reconcile()
    expect(countCalls('record')).toBe(1)
    await nextVisit.retry()
    expect(countCalls('record')).toBe(2)
    expect(nextVisit.state().name).toBe('unrecorded')
  })

  it('stays in the journal, cannot be paid again, and is recorded at the next reconciliation', async () => {
    const { attempt } = await openUnrecordedPage()
    expect(attempt()).toMatchObject({ stage: 'charged', transactionId: 'pi_1', paymentMethodId: 'pm_pi_1' })
    model.fail('record', 4)
    const page = await openPreparedPage()
    expect(page.state().name).toBe('unrecorded')
    await page.pay('charged')
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('does not reset a shipped order when the bank’s response is late', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'confirm', () => model.fail('retrieve', 1), 'chargedButResponseLost')
    Object.assign(model.order, { paid: true, status: 'shipped', transactionId: 'pi_1' })
    await page.reconcile()
    expect(countCalls('record')).toBe(0)
    expect(model.order.status).toBe('shipped')
    expectPaidOnce(page)
  })

  it('is not sent with the token of another account that signs in while the order is read (PAY-20)', async () => {
    const page = await openUnrecordedPage()
    const recordsBefore = countCalls('record')
    const retrying = page.retry()
    for (let tick = 0; tick < 1000 && model.calls.at(-1) !== 'readOrder'; tick += 1) await Promise.resolve()
    model.user = 'u2'
    await retrying
    expect(countCalls('record')).toBe(recordsBefore)
    expect(page.state().name).toBe('unrecorded')
  })

  it('is not retried with the token of another account that signs in during the wait', async () => {
    const page = await openPreparedPage()
    model.fail('record', 1)
    await payWithChange(page, 'wait', () => (model.user = 'u2'))
    expect(model.order.paid).toBe(false)
    expect(page.attempt()).toMatchObject({ stage: 'charged' })
  })

  it.each([
    ['after a rejection', 'confirm', { refusesPayments: true }],
    ['when its order may not be read any more', 'record', { isForbidden: true }],
  ] as const)('is not retried %s, but stays in the journal', async (_, call, changes) => {
    const page = await openPreparedPage()
    await payWithChange(page, call, () => Object.assign(model.order, changes))
    expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
    expect(countCalls('wait')).toBe(0)
    expect(page.attempt()).toMatchObject({ stage: 'charged', transactionId: 'pi_1' })
  })
})

describe('a confirmation without a response (PAY-14)', () => {
  const unansweredState = { name: 'ready', totalCents: 100_000, problem: 'unanswered' }
  const rejectRun = () => Promise.reject(new Error('run'))

  it('may still charge the card, so nobody can pay again or cancel, even after a reload and a sign-out', async () => {
    expect((await openPaidPage('chargedLater')).state()).toEqual(unansweredState)
    model.user = null
    await model.page().flow.discardUnusedSecrets()
    model.user = 'u1'
    const page = await openPreparedPage()
    expect(page.state()).toEqual(unansweredState)
    expect(await page.flow.runIfNotBeingPaid('o1', rejectRun)).toBe('beingPaid')
    model.providerEnds(true)
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('counts as not charged ten minutes after it failed, and no sooner', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'confirm', () => (model.now += confirmationLifetimeMs), 'offline')
    model.now += confirmationLifetimeMs - 1
    await page.reconcile()
    expect([page.state(), page.attempt()?.stage]).toEqual([unansweredState, 'confirming'])
    model.now += 1
    await page.reconcile()
    expect([page.state(), page.attempt()?.stage]).toEqual([{ ...unansweredState, problem: 'interrupted' }, 'open'])
  })

  it('may be repeated with the same secret, and a decline of the repetition does not settle the first charge', async () => {
    const page = await openPaidPage('chargedLater')
    await page.pay('declined')
    expect(page.state()).toMatchObject({ problem: { providerMessage: 'Your card was declined.' } })
    expect(page.attempt()).toMatchObject({ stage: 'confirming' })
    await page.pay('invalid')
    expect(page.attempt()).toMatchObject({ stage: 'confirming' })
    model.providerEnds(true)
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(model.secrets.size).toBe(1)
  })

  it('gets no second secret when the total has changed', async () => {
    const page = await openPaidPage('chargedLater')
    model.order.price = 1100
    await page.prepare()
    await page.pay('charged')
    expect(page.state()).toEqual({ name: 'undecided', reason: 'processing' })
    expect(model.secrets.size).toBe(1)
  })

  it('that an earlier release stored without a time counts as sent just now', async () => {
    await openPreparedPage()
    const { confirmedAt, ...storedAttempt } = toConfirmingAttempt({ ...openAttempt('o1'), amountCents: 100_000 }, 0)
    const page = model.page()
    page.journal.write(storedAttempt)
    await page.prepare()
    expect(page.attempt()).toEqual({ ...storedAttempt, confirmedAt: model.now })
    expect([page.state(), confirmedAt]).toEqual([unansweredState, 0])
  })
})

describe('a charge for an order that another device has paid (PAY-16)', () => {
  const otherPayment = { paid: true, status: 'shipped', transactionId: 'pi_phone' }

  it('is kept and shown, not recorded; the shipment and the other payment stay', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'confirm', () => Object.assign(model.order, otherPayment))
    expect(countCalls('record')).toBe(0)
    expect(model.order).toMatchObject(otherPayment)
    expect(page.attempt()).toMatchObject({ stage: 'charged', transactionId: 'pi_1', twice: true, clientSecret: 'pi_1' })
    model.calls.length = 0
    for (const visit of [page, model.page()]) {
      for (const act of [visit.reconcile, visit.resume, visit.retry, visit.prepare]) await act()
      expect(visit.state()).toEqual({ name: 'chargedTwice', transactionId: 'pi_1' })
    }
    expect([model.calls, model.notifications]).toEqual([[], 0])
  })

  it('is also found when the server rejects the record because the other payment was faster', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'record', () => Object.assign(model.order, otherPayment))
    expect(page.state()).toEqual({ name: 'chargedTwice', transactionId: 'pi_1' })
    expect(model.order).toMatchObject(otherPayment)
  })

  it('counts as recorded if the order has no transaction id', async () => {
    const page = await openPreparedPage()
    await payWithChange(page, 'record', () => Object.assign(model.order, { ...otherPayment, transactionId: '' }))
    expect(page.state().name).toBe('recorded')
  })
})

describe('a call that never completes (PAY-18)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  it.each([
    ['createSecret', 'prepare', 'preparing'],
    ['retrieve', 'prepare', 'preparing'],
    ['retrieve', 'pay', 'checking'],
  ] as const)('such as %s: %s ends after 30 s with Try again, and frees the lock', async (call, action, state) => {
    const page = action === 'pay' ? await openPreparedPage() : model.page()
    model.hang = call
    const task = action === 'pay' ? page.pay('charged') : page.prepare()
    await vi.advanceTimersByTimeAsync(responseTimeoutMs - 1)
    expect(page.state().name).toBe(state)
    await vi.advanceTimersByTimeAsync(1)
    await task
    expect(page.state()).toEqual({ name: 'noSecret' })
    expect(await page.flow.runIfNotBeingPaid('o1', async () => undefined)).toBe('done')
    model.hang = null
    await page.prepare()
    await page.pay('charged')
    expectRecordedOnce(page)
  })

  it('to record ends after 30 s, and is not repeated before the next reconciliation', async () => {
    const page = await openPreparedPage()
    model.hang = 'record'
    const paying = page.pay('charged')
    await vi.advanceTimersByTimeAsync(responseTimeoutMs)
    await paying
    expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
    expect(countCalls('record')).toBe(1)
    model.hang = null
    await page.reconcile()
    expectRecordedOnce(page)
  })
})

describe('charged for an order that the server has lost (PAY-13)', () => {
  async function openLostPage() {
    const page = await openPreparedPage()
    await payWithChange(page, 'confirm', () => (model.order.exists = false))
    model.calls.length = 0
    return page
  }
  const lostAttempt = { stage: 'charged', transactionId: 'pi_1', lost: true }

  it('stays in the journal, is not retried automatically on any visit, and cannot be paid again', async () => {
    for (const visit of [await openLostPage(), model.page()]) {
      await visit.reconcile()
      expect(visit.state(), 'so that each visit reports it (REPORT-5)').toEqual({ name: 'lost', transactionId: 'pi_1' })
      await visit.resume()
      await visit.prepare()
      await visit.pay('charged')
      expect(visit.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
      expect(visit.attempt()).toMatchObject(lostAttempt)
    }
    expect(model.calls).toEqual([])
    expect(model.charges()).toHaveLength(1)
  })

  it('is tried once when the customer retries, even if the window is focused at the same time', async () => {
    const page = await openLostPage()
    const retrying = Promise.all([page.retry(), page.retry(), page.reconcile()])
    expect(page.state()).toEqual({ name: 'recording', transactionId: 'pi_1', wasLost: true })
    await retrying
    expect(model.calls).toEqual(['readOrder'])
    expect(page.state().name).toBe('lost')
  })

  it('is sent once to a server that responds with 200 nevertheless, and then kept without its secret', async () => {
    model.order.isForgiving = true
    const page = await openPreparedPage()
    await payWithChange(page, 'record', () => (model.order.exists = false))
    expect(model.calls.slice(-2)).toEqual(['record', 'readOrder'])
    expect(page.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
    await page.retry()
    await model.page().reconcile()
    expect(countCalls('record')).toBe(1)
    expect(JSON.stringify(page.attempt())).not.toContain('secret"')
    expect(page.attempt()).toMatchObject({ ...lostAttempt, clientSecret: 'pi_1' })
    model.order.exists = true
    await page.retry()
    expect(page.state().name, 'there is nothing left to send').toBe('unrecorded')
  })

  it('is retried automatically again after a response other than 404, and recorded when the order is found', async () => {
    const page = await openLostPage()
    model.fail('readOrder', 4)
    await page.retry()
    expect(page.state().name).toBe('unrecorded')
    expect(page.attempt()).toMatchObject({ stage: 'charged', lost: false })
    model.order.exists = true
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('is shown as lost, and not as being recorded forever, on a page that joins while its order is found missing', async () => {
    const page = await openPreparedPage()
    page.journal.subscribe(() => void page.resume())
    await payWithChange(page, 'confirm', () => (model.order.exists = false))
    await page.resume()
    expect(page.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
  })

  it('stays lost while another account is signed in (AUTH-15)', async () => {
    const page = await openLostPage()
    const retrying = page.retry()
    model.user = 'u2'
    await retrying
    expect(page.attempt()).toMatchObject(lostAttempt)
  })
})

it('a tab records the charge of another tab, without showing a card form', async () => {
  const otherPage = await openPreparedPage()
  const page = await openUnrecordedPage()
  const resuming = otherPage.resume()
  expect(otherPage.state().name).toBe('recording')
  await resuming
  expect(otherPage.state().name).toBe('recorded')
  await page.resume()
  expectRecordedOnce(page)
})

it('a tab whose preparation waits for the lock of a paying tab also records that charge', async () => {
  const otherPage = await openPreparedPage()
  model.fail('record', 4)
  const page = model.page()
  const preparing = Promise.withResolvers<void>()
  await payWithChange(otherPage, 'confirm', () => {
    void page.prepare().then(preparing.resolve)
    page.journal.subscribe(() => undefined)
  })
  const resuming = page.resume()
  expect(page.state().name).toBe('recording')
  await Promise.all([preparing.promise, resuming])
  expectRecordedOnce(page)
})
