import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attemptLifetimeMs } from '#src/domain/payment.ts'
import { open } from '#tests/unit/payment/attempts.ts'
import { createWorld, type CallName, type CardKind, type World } from '#tests/unit/payment/world.ts'

type Page = ReturnType<World['page']>

let world: World

beforeEach(() => {
  world = createWorld()
})

afterEach(() => expect(world.violations).toEqual([]))

async function preparedPage() {
  const page = world.page()
  await page.prepare()
  return page
}

/** The page of a customer who has paid with such a card. */
async function paidPage(card: CardKind) {
  const page = await preparedPage()
  await page.pay(card)
  return page
}

/** The page of a customer whose payment could not be recorded, at any try. */
async function unrecordedPage() {
  world.fail('record', 4)
  const page = await paidPage('charged')
  expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
  return page
}

/** Pays with a good card. @param change happens as soon as the page makes the call */
async function payWithChange(page: Page, call: CallName, change: () => unknown) {
  const before = world.calls.length
  const paying = page.pay('charged')
  while (!world.calls.slice(before).includes(call)) await Promise.resolve()
  change()
  await paying
}

/** Expects one charge, recorded on the order, and an empty journal. */
function expectPaidOnce(page: Page) {
  expect(world.charges()).toHaveLength(1)
  expect(world.order).toMatchObject({ paid: true, transactionId: world.charges()[0]?.replace('_secret', '') })
  expect(page.attempt()).toBeNull()
}

/** Expects the same, shown on the page. */
function expectRecordedOnce(page: Page) {
  expect(page.state().name).toBe('recorded')
  expectPaidOnce(page)
}

describe('a task that must not overlap a payment (ADMIN-8, PAY-7)', () => {
  it('does not wait for a payment that runs, and does not run once the card may have been charged', async () => {
    const page = await preparedPage()
    const removed: string[] = []
    const remove = (name: string) => page.flow.runUnlessPaying('o1', async () => void removed.push(name))
    expect(await remove('before')).toBe(true)
    const paying = page.pay('processing')
    const during = remove('during')
    await paying
    expect(await during).toBe(false)
    expect(await remove('after')).toBe(false)
    expect(removed).toEqual(['before'])
  })

  it('does not run for another account in the same browser, for example an admin (AUTH-15)', async () => {
    const page = await unrecordedPage()
    world.user = 'admin'
    expect(await page.flow.runUnlessPaying('o1', () => Promise.reject(new Error('deleted')))).toBe(false)
  })

  it('does not wait for a secret, which may never come', async () => {
    const page = world.page()
    const preparing = page.prepare()
    expect(await page.flow.runUnlessPaying('o1', () => Promise.reject(new Error('deleted')))).toBe(false)
    await preparing
  })

  it('runs for another order', async () => {
    const page = await unrecordedPage()
    expect(await page.flow.runUnlessPaying('o2', async () => undefined)).toBe(true)
  })

  it('does not run however many other payments are only open', async () => {
    const page = await unrecordedPage()
    page.journal.write({ ...open, orderId: 'o2', createdAt: world.now })
    expect(await page.flow.runUnlessPaying('o1', async () => undefined)).toBe(false)
  })
})

describe('a secret', () => {
  it('is created once, for repeated calls in several tabs (PAY-4)', async () => {
    const [a, b] = [world.page(), world.page()]
    await Promise.all([a.prepare(), a.prepare(), b.prepare()])
    expect(world.secrets.size).toBe(1)
    expect([a.state().name, b.state().name]).toEqual(['ready', 'ready'])
    expect([...world.secrets.values()][0]?.amountCents).toBe(100_000)
  })

  it('is reused after a reload, for 24 hours', async () => {
    await preparedPage()
    world.now += attemptLifetimeMs - 1
    await preparedPage()
    expect(world.secrets.size).toBe(1)
    world.now += 1
    await preparedPage()
    expect(world.secrets.size).toBe(2)
  })

  it('is removed after 24 hours, even if its order is never opened again', async () => {
    const page = await preparedPage()
    await page.reconcile()
    expect(page.attempt()).not.toBeNull()
    world.now += attemptLifetimeMs
    await page.reconcile()
    expect(page.attempt()).toBeNull()
    expect(world.calls).not.toContain('retrieve')
  })

  it('is forgotten when its customer has signed out, and one that may be charged is kept', async () => {
    const page = await paidPage('processing')
    page.journal.write({ ...open, orderId: 'o2', createdAt: world.now })
    await page.flow.forget()
    expect(page.journal.all()).toHaveLength(2)
    world.user = null
    await page.flow.forget()
    expect(page.journal.all()).toMatchObject([{ orderId: 'o1', stage: 'confirming' }])
  })

  it('is not stored when its customer signs out before it comes', async () => {
    const page = world.page()
    const preparing = page.prepare()
    world.user = null
    await preparing
    expect(page.attempt()).toBeNull()
  })

  it('belongs to its user (PAY-4, AUTH-15)', async () => {
    await preparedPage()
    world.user = 'u2'
    await preparedPage()
    expect(world.secrets.size).toBe(2)
    world.user = null
    await preparedPage()
    expect(world.secrets.size).toBe(2)
  })

  it('that could not be created is reported, and can be retried (PAY-9)', async () => {
    world.fail('createSecret', 1)
    const page = await preparedPage()
    expect(page.state().name).toBe('noSecret')
    await page.prepare()
    expect(page.state().name).toBe('ready')
  })

  it('is not created when there is nothing to pay (PAY-8)', async () => {
    world.order.paid = true
    await preparedPage()
    world.order.paid = false
    world.order.quantity = 0
    await preparedPage()
    expect(world.calls).toEqual([])
  })
})

describe('paying', () => {
  const callsOfPayment = ['createSecret', 'readOrder', 'confirm', 'record', 'readOrder']

  it('reads the order again, confirms, records and removes the attempt', async () => {
    const page = await paidPage('charged')
    expect(page.state()).toEqual({ name: 'recorded', transactionId: 'pi_1' })
    expectPaidOnce(page)
    expect(world.order.status).toBe('pending')
    expect(world.calls).toEqual(callsOfPayment)
  })

  it('with a double click charges once', async () => {
    const page = await preparedPage()
    await Promise.all([page.pay('charged'), page.pay('charged'), page.pay('charged')])
    await page.pay('charged')
    expect(world.calls).toEqual(callsOfPayment)
    expectPaidOnce(page)
  })

  it('begins without a problem', async () => {
    expect((await preparedPage()).state()).toMatchObject({ name: 'ready', problem: null })
  })

  it('bills the customer of the order', async () => {
    await paidPage('charged')
    expect(world.billing).toEqual({ name: 'Kamal Hossain', email: 'u1' })
  })

  it('signed out does nothing', async () => {
    const page = await preparedPage()
    world.user = null
    world.calls.length = 0
    await page.pay('charged')
    await page.prepare()
    await page.retry()
    expect(world.calls).toEqual([])
  })

  it('without a secret does nothing', async () => {
    const page = world.page()
    await page.pay('charged')
    expect(world.calls).toEqual([])
  })

  it('after a decline uses the same secret', async () => {
    const page = await paidPage('declined')
    expect(page.state()).toEqual({ name: 'ready', totalCents: 100_000, problem: 'Your card was declined.' })
    expect(page.attempt()?.stage).toBe('open')
    await page.pay('charged')
    expectPaidOnce(page)
    expect(world.secrets.size).toBe(1)
  })

  it.each([
    ['an error that carries a succeeded intent (PAY-6)', 'errorButCharged'],
    ['a lost response, by retrieving the intent', 'chargedButResponseLost'],
  ] as const)('is successful after %s', async (_name, kind) => {
    const page = await paidPage(kind)
    expectRecordedOnce(page)
  })

  it.each([
    ['offline', /interrupted/],
    ['invalid', /number is incomplete/],
    ['challenged', /check by your bank/],
  ] as const)('%s takes no money and shows the card form again', async (kind, problem) => {
    const page = await paidPage(kind)
    expect(page.state()).toMatchObject({ name: 'ready', problem: expect.stringMatching(problem) })
    expect(world.charges()).toEqual([])
    await page.pay('charged')
    expectPaidOnce(page)
    expect(world.secrets.size).toBe(1)
  })

  it('with a stored secret that the provider does not know uses a new one, with the same click', async () => {
    const page = await preparedPage()
    world.secrets.clear()
    await page.pay('charged')
    expect(page.state().name).toBe('recorded')
    expect(world.calls.filter((call) => call === 'readOrder')).toHaveLength(3)
    expect(world.secrets.size).toBe(1)
    expectPaidOnce(page)
  })

  it("with a provider that knows no secret at all shows the shop's message and stops after one retry", async () => {
    const page = await preparedPage()
    world.forgetsIntents = true
    await page.pay('charged')
    expect(page.state()).toMatchObject({ name: 'ready', problem: expect.stringMatching(/interrupted/) })
    expect(world.calls.filter((call) => call === 'confirm')).toHaveLength(2)
    expect(page.attempt()).toBeNull()
  })

  it('never discards a secret that may have been charged, even if its intent cannot be retrieved', async () => {
    world.fail('retrieve', 2)
    const page = await paidPage('chargedButResponseLost')
    await page.resume()
    expect(page.state().name).toBe('undecided')
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
    expect(world.secrets.size).toBe(1)
  })

  it.each(['readOrder', 'createSecret'] as const)(
    'charges nothing when the customer signs out during %s',
    async (call) => {
      const page = await preparedPage()
      page.journal.remove({ userId: 'u1', orderId: 'o1' })
      await payWithChange(page, call, () => (world.user = 'u2'))
      expect(world.calls.at(-1), 'no further call').toBe(call)
      expect(world.charges()).toEqual([])
      world.user = 'u1'
      await page.prepare()
      await page.pay('charged')
      expectPaidOnce(page)
    },
  )

  it('stays undecided after a lost response until the intent can be retrieved', async () => {
    world.fail('retrieve', 1)
    const page = await paidPage('chargedButResponseLost')
    expect(page.state().name).toBe('undecided')
    await page.pay('charged')
    await page.resume()
    expectRecordedOnce(page)
  })

  it('stays undecided while the bank processes it: no PATCH, no second secret, and a retry retrieves the intent (PAY-7)', async () => {
    const page = await paidPage('processing')
    expect(page.state().name).toBe('undecided')
    await page.resume()
    expect(page.state().name).toBe('undecided')
    expect(world.calls).not.toContain('record')
    world.bankDecides('succeeded')
    await page.resume()
    expectRecordedOnce(page)
    expect(world.secrets.size).toBe(1)
  })

  it.each(['requires_payment_method', 'canceled'] as const)(
    'works again after the bank has refused a processing payment (%s)',
    async (status) => {
      const page = await paidPage('processing')
      world.bankDecides(status)
      await page.resume()
      expect(page.state().name).toBe('ready')
      await page.pay('charged')
      expectPaidOnce(page)
    },
  )

  it('after an abandoned 3-D Secure check says on the next visit that the check was not finished', async () => {
    await paidPage('challenged')
    const nextVisit = world.page()
    await nextVisit.prepare()
    expect(nextVisit.state()).toMatchObject({ name: 'ready', problem: expect.stringMatching(/check by your bank/) })
  })

  it('after an abandoned 3-D Secure check retrieves the intent first, because the check may have passed', async () => {
    const page = await paidPage('challenged')
    world.bankDecides('succeeded')
    await page.pay('charged')
    expectRecordedOnce(page)
    expect(world.calls.filter((call) => call === 'confirm')).toHaveLength(1)
  })
})

describe('when the order is read again before the charge (PAY-5)', () => {
  it.each([
    [
      'is paid by now: shows it as paid, charges nothing',
      { paid: true, status: 'pending', transactionId: 'pi_x' },
      { name: 'recorded', transactionId: 'pi_x' },
    ],
    [
      'is paid by now without a transaction id: shows it as paid all the same',
      { paid: true, status: 'pending' },
      { name: 'recorded', transactionId: '' },
    ],
    ['does not exist any more: charges nothing', { exists: false }, { name: 'gone' }],
    ['has no price any more: charges nothing', { price: Number.NaN }, { name: 'gone' }],
  ])('and %s', async (_, changes, state) => {
    const page = await preparedPage()
    Object.assign(world.order, changes)
    await page.pay('charged')
    expect(page.state()).toEqual(state)
    expect(world.charges()).toEqual([])
  })

  it('and has another total: shows it, and charges it with a new secret after a second click', async () => {
    const page = await preparedPage()
    world.order.price = 1100
    await page.pay('charged')
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
    expect(world.charges()).toEqual([])
    await page.prepare()
    expect(page.state().name).toBe('totalChanged')
    await page.pay('charged')
    expect(world.secrets.get('pi_2_secret')?.amountCents).toBe(110_000)
    expect(world.charges()).toEqual(['pi_2_secret'])
    expectPaidOnce(page)
  })

  it('shows another total before the click, if the page has read it', async () => {
    const page = await preparedPage()
    world.order.price = 1100
    await page.prepare()
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 110_000 })
  })

  it('and has another total during an open 3-D Secure check: creates no second secret', async () => {
    const page = await paidPage('challenged')
    world.order.price = 1100
    await page.pay('charged')
    await page.pay('charged')
    expect(page.state().name).toBe('undecided')
    expect(world.secrets.size).toBe(1)
    expect(world.charges()).toEqual([])
    world.bankDecides('requires_payment_method')
    await page.resume()
    await page.prepare()
    await page.pay('charged')
    expect(world.charges()).toEqual(['pi_2_secret'])
  })

  it('and reading fails: charges nothing and says so', async () => {
    const page = await preparedPage()
    world.fail('readOrder', 1)
    await page.pay('charged')
    expect(page.state()).toMatchObject({ name: 'ready', problem: expect.stringMatching(/not charged/) })
    expect(world.charges()).toEqual([])
    await page.pay('charged')
    expectPaidOnce(page)
  })
})

describe('charged, but not recorded (PAY-3)', () => {
  it('is retried after 1, 2 and 4 s, reading the order before each retry', async () => {
    const page = await preparedPage()
    world.fail('record', 3)
    const before = world.now
    await page.pay('charged')
    expect(world.now - before).toBe(7000)
    expectRecordedOnce(page)
  })

  it('detects a PATCH with a lost response by reading the order again', async () => {
    world.loseResponse('record')
    const page = await paidPage('charged')
    expect(page.state().name).toBe('recorded')
    expect(world.calls.filter((call) => call === 'record')).toHaveLength(1)
    expectPaidOnce(page)
  })

  it('counts as recorded only when the order itself is paid (DATA-12)', async () => {
    world.order.ignoresPayments = true
    const page = await paidPage('charged')
    expect(page.state().name).toBe('unrecorded')
    expect(
      world.calls.filter((call) => call === 'wait'),
      'an accepted payment may only be slow',
    ).toHaveLength(3)
    expect(world.notifications).toBe(0)
    world.order.ignoresPayments = false
    await page.retry()
    expectPaidOnce(page)
    expect(world.notifications).toBe(1)
  })

  it('is sent once when the server accepts it: later visits only read, until the customer asks', async () => {
    world.order.ignoresPayments = true
    await paidPage('charged')
    const nextVisit = world.page()
    await nextVisit.prepare()
    await nextVisit.reconcile()
    const records = () => world.calls.filter((call) => call === 'record').length
    expect(records()).toBe(1)
    await nextVisit.retry()
    expect(records()).toBe(2)
    expect(nextVisit.state().name).toBe('unrecorded')
  })

  it('stays in the journal until the next reconciliation', async () => {
    const page = await unrecordedPage()
    expect(page.attempt()).toMatchObject({ stage: 'charged', transactionId: 'pi_1', paymentMethodId: 'pm_pi_1' })
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('is recorded on the next visit, and cannot be paid again before', async () => {
    await unrecordedPage()
    const page = world.page()
    world.fail('record', 4)
    await page.prepare()
    expect(page.state().name).toBe('unrecorded')
    await page.pay('charged')
    await page.reconcile()
    expectRecordedOnce(page)
  })

  it('does not reset a shipped order: it reads the order before recording again', async () => {
    await unrecordedPage()
    Object.assign(world.order, { paid: true, status: 'shipped', transactionId: 'pi_1' })
    const page = world.page()
    await page.reconcile()
    expect(world.order.status).toBe('shipped')
    expectPaidOnce(page)
  })

  it('does not reset a shipped order whose page is opened again', async () => {
    await unrecordedPage()
    const page = world.page()
    const unpaid = world.currentOrder()
    Object.assign(world.order, { paid: true, status: 'shipped', transactionId: 'pi_1' })
    await page.flow.prepare(unpaid)
    expect(world.order.status).toBe('shipped')
    expectPaidOnce(page)
  })

  it('does not reset a shipped order when the bank’s answer comes late', async () => {
    await paidPage('chargedButResponseLost')
    world.fail('retrieve', 1)
    const nextVisit = world.page()
    world.calls.length = 0
    Object.assign(world.order, { paid: true, status: 'shipped', transactionId: 'pi_1' })
    await nextVisit.reconcile()
    await nextVisit.reconcile()
    expect(world.calls).not.toContain('record')
    expect(world.order.status).toBe('shipped')
  })

  it('is not recorded for another user (AUTH-15)', async () => {
    await unrecordedPage()
    world.user = 'u2'
    const page = world.page()
    await page.reconcile()
    expect(page.attempt()).toMatchObject({ stage: 'charged' })
    expect(world.order.paid).toBe(false)
    world.user = 'u1'
    await page.reconcile()
    expectPaidOnce(page)
  })

  it('is not retried with the token of another account that signs in meanwhile', async () => {
    const page = await preparedPage()
    world.fail('record', 1)
    await payWithChange(page, 'wait', () => (world.user = 'u2'))
    expect(world.order.paid).toBe(false)
    expect(page.attempt()).toMatchObject({ stage: 'charged' })
  })

  it('is not retried after a refusal, but stays in the journal', async () => {
    const page = await preparedPage()
    await payWithChange(page, 'confirm', () => (world.order.refusesPayments = true))
    expect(page.state().name).toBe('unrecorded')
    expect(world.calls).not.toContain('wait')
    expect(world.calls.slice(-2), 'the order is read once').toEqual(['record', 'readOrder'])
    expect(page.attempt()).toMatchObject({ transactionId: 'pi_1' })
  })
})

describe('charged for an order that the server has lost (PAY-13)', () => {
  async function lostPage() {
    const page = await preparedPage()
    await payWithChange(page, 'confirm', () => (world.order.exists = false))
    world.calls.length = 0
    return page
  }
  const lost = { stage: 'charged', transactionId: 'pi_1', lost: true }

  it('stays in the journal and shows as lost', async () => {
    const page = await lostPage()
    expect(page.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
    expect(page.attempt()).toMatchObject(lost)
  })

  it('is not retried automatically, on this visit or the next, and cannot be paid again', async () => {
    const page = await lostPage()
    const nextVisit = world.page()
    for (const visit of [page, nextVisit]) {
      await visit.reconcile()
      await visit.resume()
      await visit.prepare()
      await visit.pay('charged')
      expect(visit.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
    }
    expect(world.calls).toEqual([])
    expect(nextVisit.attempt()).toMatchObject(lost)
    expect(world.charges()).toHaveLength(1)
  })

  it('is tried once when the customer retries', async () => {
    const page = await lostPage()
    const retrying = Promise.all([page.retry(), page.retry()])
    expect(page.state()).toEqual({ name: 'recording', transactionId: 'pi_1', wasLost: true })
    await retrying
    expect(world.calls).toEqual(['readOrder'])
    expect(page.state().name).toBe('lost')
  })

  it('is sent once to a server that answers 200 all the same, and then kept without its secret', async () => {
    world.order.isForgiving = true
    const page = await preparedPage()
    await payWithChange(page, 'confirm', () => (world.order.exists = false))
    expect(world.calls.slice(-2)).toEqual(['record', 'readOrder'])
    expect(page.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
    await page.retry()
    await world.page().reconcile()
    expect(world.calls.filter((call) => call === 'record')).toHaveLength(1)
    expect(JSON.stringify(page.attempt())).not.toContain('secret"')
    expect(page.attempt()).toMatchObject({ ...lost, clientSecret: 'pi_1' })
    world.order.exists = true
    await page.retry()
    expect(page.state().name, 'there is nothing left to send').toBe('unrecorded')
  })

  it('is recorded when the server has found the order again', async () => {
    const page = await lostPage()
    world.order.exists = true
    await page.retry()
    expectRecordedOnce(page)
  })

  it('is retried automatically again after another answer than 404', async () => {
    const page = await lostPage()
    world.fail('readOrder', 4)
    await page.retry()
    expect(page.state().name).toBe('unrecorded')
    expect(page.attempt()).toMatchObject({ stage: 'charged', lost: false })
    world.order.exists = true
    await page.reconcile()
    expectPaidOnce(page)
  })

  it('stays lost while another account is signed in (AUTH-15)', async () => {
    const page = await lostPage()
    const retrying = page.retry()
    world.user = 'u2'
    await retrying
    expect(page.attempt()).toMatchObject(lost)
  })

  it('is not lost while the order can be read, even if recording is refused', async () => {
    const page = await lostPage()
    world.order.exists = true
    world.order.refusesPayments = true
    await page.retry()
    expect(page.state().name).toBe('unrecorded')
  })
})

describe('two tabs', () => {
  it('that pay at the same moment charge once, and both show the payment', async () => {
    const [a, b] = [await preparedPage(), await preparedPage()]
    await Promise.all([a.pay('charged'), b.pay('charged')])
    expect([a.state().name, b.state().name]).toEqual(['recorded', 'recorded'])
    expectPaidOnce(a)
  })

  it('record the charge of the other tab, without showing a card form', async () => {
    const [a, b] = [await preparedPage(), await preparedPage()]
    world.fail('record', 4)
    await a.pay('charged')
    const resuming = b.resume()
    expect(b.state().name).toBe('recording')
    await resuming
    expect(b.state().name).toBe('recorded')
    await a.resume()
    expect(a.state().name).toBe('recorded')
    expectPaidOnce(a)
  })

  it('retrieve the intent before confirming, after the other tab left a 3-D Secure check', async () => {
    const [a, b] = [await preparedPage(), await preparedPage()]
    await a.pay('challenged')
    world.bankDecides('succeeded')
    await b.pay('charged')
    expectPaidOnce(b)
  })
})

describe('an order without a payment', () => {
  it('is ignored by resume', async () => {
    const page = world.page()
    await page.resume()
    world.user = null
    await page.resume()
    await page.reconcile()
    expect(world.calls).toEqual([])
  })
})

const cardSequences: Record<string, CardKind[]> = {
  'a good card': ['charged'],
  'declined, then good': ['declined', 'charged'],
  'an abandoned check, then good': ['challenged', 'charged'],
  'charged in spite of an error': ['errorButCharged', 'charged'],
  'a lost response': ['chargedButResponseLost', 'charged'],
  'a lost request': ['offline', 'charged'],
  processing: ['processing', 'charged'],
}

describe('a page that crashes at any await', () => {
  /** Opens the page and pays with one card after the other. */
  async function visitAndPay(page: Page, kinds: CardKind[]) {
    await page.reconcile()
    await page.prepare()
    for (const kind of kinds) await page.pay(kind)
  }

  describe.each(Object.entries(cardSequences))('%s', (_name, kinds) => {
    it.each([0, 2])('never charges twice and never loses a payment (recording fails %i times)', async (failures) => {
      const uninterrupted = world.page()
      world.fail('record', failures)
      await visitAndPay(uninterrupted, kinds)
      const crashPoints = Array.from({ length: uninterrupted.callCount() }, (_, index) => index + 1)
      expect(crashPoints.length).toBeGreaterThan(2)

      for (const at of crashPoints) {
        for (const when of ['before', 'after'] as const) {
          localStorage.clear()
          world = createWorld()
          world.fail('record', failures)
          await visitAndPay(world.page({ at, when }), kinds)
          world.bankDecides('succeeded')
          const nextVisit = world.page()
          await visitAndPay(nextVisit, ['charged'])
          await nextVisit.reconcile()
          expect({ at, when, charges: world.charges().length }).toEqual({ at, when, charges: 1 })
          expectPaidOnce(nextVisit)
        }
      }
    })
  })
})
