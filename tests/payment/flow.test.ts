import { beforeEach, describe, expect, it } from 'vitest'
import { attemptLifeMs } from '#src/domain/payment.ts'
import { createWorld, type CardKind, type World } from '#tests/payment/world.ts'

let world: World

beforeEach(() => {
  localStorage.clear()
  world = createWorld()
})

async function preparedPage() {
  const page = world.page()
  await page.prepare()
  return page
}

/** Charged once, recorded with that charge, nothing left over. */
function expectPaidOnce(page: { attempt: () => unknown }) {
  expect(world.charges).toHaveLength(1)
  expect(world.order).toMatchObject({ paid: true, transactionId: world.charges[0]?.replace('_secret', '') })
  expect(page.attempt()).toBeNull()
}

describe('what must not meet a payment (ADMIN-8, PAY-7)', () => {
  it('waits for its turn, and is not done once money may have been taken', async () => {
    const page = await preparedPage()
    const done: string[] = []
    const remove = (name: string) => page.flow.unlessPaying('o1', async () => void done.push(name))
    expect(await remove('before')).toBe(true)
    const paying = page.pay('processing')
    const during = remove('during')
    await paying
    expect(await during).toBe(false)
    expect(await remove('after')).toBe(false)
    expect(done).toEqual(['before'])
  })

  it('is not done by whoever else signs in here, an admin for instance (AUTH-15)', async () => {
    const page = await preparedPage()
    world.fail('record', 9)
    await page.pay('good')
    world.user = 'admin'
    expect(await page.flow.unlessPaying('o1', () => Promise.reject(new Error('deleted')))).toBe(false)
  })
})

describe('a secret', () => {
  it('is made once, however often and in however many tabs it is asked for (PAY-4)', async () => {
    const [one, two] = [world.page(), world.page()]
    await Promise.all([one.prepare(), one.prepare(), two.prepare()])
    expect(world.secrets.size).toBe(1)
    expect([one.state().name, two.state().name]).toEqual(['ready', 'ready'])
    expect([...world.secrets.values()][0]?.amountCents).toBe(24_000)
  })

  it('is used again after a reload, for 24 hours', async () => {
    await preparedPage()
    world.now += attemptLifeMs - 1
    await preparedPage()
    expect(world.secrets.size).toBe(1)
    world.now += 1
    await preparedPage()
    expect(world.secrets.size).toBe(2)
  })

  it('is forgotten after 24 hours even if nobody comes back to its order', async () => {
    const page = await preparedPage()
    await page.reconcile()
    expect(page.attempt()).not.toBeNull()
    world.now += attemptLifeMs
    await page.reconcile()
    expect(page.attempt()).toBeNull()
    expect(world.calls).not.toContain('retrieve')
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

  it('that cannot be had is said, and tried again (PAY-9)', async () => {
    world.fail('createSecret', 1)
    const page = await preparedPage()
    expect(page.state().name).toBe('noSecret')
    await page.prepare()
    expect(page.state().name).toBe('ready')
  })

  it('is not asked for when there is nothing to pay (PAY-8)', async () => {
    world.order.paid = true
    await preparedPage()
    world.order.paid = false
    world.order.quantity = 0
    await preparedPage()
    expect(world.calls).toEqual([])
  })
})

describe('paying', () => {
  const wholePayment = ['createSecret', 'readOrder', 'confirm', 'record', 'readOrder']

  it('reads the order again, confirms, records, and forgets the attempt', async () => {
    const page = await preparedPage()
    await page.pay('good')
    expect(page.state()).toEqual({ name: 'recorded', transactionId: 'pi_1' })
    expectPaidOnce(page)
    expect(world.order.status).toBe('pending')
    expect(world.calls).toEqual(wholePayment)
  })

  it('twice by a double click is once', async () => {
    const page = await preparedPage()
    await Promise.all([page.pay('good'), page.pay('good'), page.pay('good')])
    await page.pay('good')
    expect(world.calls).toEqual(wholePayment)
    expectPaidOnce(page)
  })

  it('before there is a secret does nothing', async () => {
    const page = world.page()
    await page.pay('good')
    expect(world.calls).toEqual([])
  })

  it('declined, then paid with the same secret', async () => {
    const page = await preparedPage()
    await page.pay('declined')
    expect(page.state()).toEqual({ name: 'ready', totalCents: 24_000, problem: 'Your card was declined.' })
    expect(page.attempt()?.stage).toBe('open')
    await page.pay('good')
    expectPaidOnce(page)
    expect(world.secrets.size).toBe(1)
  })

  it.each([
    ['an error that carries a succeeded intent (PAY-6)', 'errorButCharged'],
    ['a lost answer, after asking the provider', 'answerLost'],
  ] as const)('counts as paid after %s', async (_name, kind) => {
    const page = await preparedPage()
    await page.pay(kind)
    expect(page.state().name).toBe('recorded')
    expectPaidOnce(page)
  })

  it.each([
    ['requestLost', /interrupted/],
    ['invalid', /number is incomplete/],
    ['checkAbandoned', /check by your bank/],
  ] as const)('%s takes no money and offers the card form again', async (kind, problem) => {
    const page = await preparedPage()
    await page.pay(kind)
    expect(page.state()).toMatchObject({ name: 'ready', problem: expect.stringMatching(problem) })
    expect(world.charges).toEqual([])
    await page.pay('good')
    expectPaidOnce(page)
    expect(world.secrets.size).toBe(1)
  })

  it('with a kept secret that the provider does not know pays with a new one, by the same click', async () => {
    const page = await preparedPage()
    world.secrets.clear()
    await page.pay('good')
    expect(page.state().name).toBe('recorded')
    expect(world.calls.filter((call) => call === 'readOrder')).toHaveLength(3)
    expect(world.secrets.size).toBe(1)
    expectPaidOnce(page)
  })

  it("with a provider that knows no secret at all says so in the shop's words, and never goes round in circles", async () => {
    const page = await preparedPage()
    world.forgetsSecrets = true
    await page.pay('good')
    expect(page.state()).toMatchObject({ name: 'ready', problem: expect.stringMatching(/interrupted/) })
    expect(world.calls.filter((call) => call === 'confirm')).toHaveLength(2)
    expect(page.attempt()).toBeNull()
  })

  it('never discards a secret that may have been charged, not even when it can not be asked about', async () => {
    const page = await preparedPage()
    world.fail('retrieve', 2)
    await page.pay('answerLost')
    await page.resume()
    expect(page.state().name).toBe('undecided')
    expect(page.attempt()).toMatchObject({ stage: 'confirming', clientSecret: 'pi_1_secret' })
    expect(world.secrets.size).toBe(1)
  })

  it.each(['readOrder', 'createSecret'] as const)(
    'charges nobody who has signed out by the time of the answer: %s',
    async (call) => {
      const page = await preparedPage()
      page.journal.remove({ userId: 'u1', orderId: 'o1' })
      const made = world.calls.length
      const paying = page.pay('good')
      while (!world.calls.slice(made).includes(call)) await Promise.resolve()
      world.user = 'u2'
      await paying
      expect(world.calls.at(-1), 'nothing more was asked for').toBe(call)
      expect(world.charges).toEqual([])
      world.user = 'u1'
      await page.prepare()
      await page.pay('good')
      expectPaidOnce(page)
    },
  )

  it('whose answer is lost stays undecided until the provider can be asked', async () => {
    const page = await preparedPage()
    world.fail('retrieve', 1)
    await page.pay('answerLost')
    expect(page.state().name).toBe('undecided')
    await page.pay('good')
    await page.resume()
    expect(page.state().name).toBe('recorded')
    expectPaidOnce(page)
  })

  it('that is processed is a state of its own: no PATCH, no second secret, asked again by retry (PAY-7)', async () => {
    const page = await preparedPage()
    await page.pay('processing')
    expect(page.state().name).toBe('undecided')
    await page.resume()
    expect(page.state().name).toBe('undecided')
    expect(world.calls).not.toContain('record')
    world.bankDecides('succeeded')
    await page.resume()
    expect(page.state().name).toBe('recorded')
    expectPaidOnce(page)
    expect(world.secrets.size).toBe(1)
  })

  it.each(['requires_payment_method', 'canceled'] as const)(
    'that the bank turns down after processing (%s) can be paid again',
    async (status) => {
      const page = await preparedPage()
      await page.pay('processing')
      world.bankDecides(status)
      await page.resume()
      expect(page.state().name).toBe('ready')
      await page.pay('good')
      expectPaidOnce(page)
    },
  )

  it('after a check that was left asks first whether it was passed meanwhile', async () => {
    const page = await preparedPage()
    await page.pay('checkAbandoned')
    world.bankDecides('succeeded')
    await page.pay('good')
    expect(page.state().name).toBe('recorded')
    expectPaidOnce(page)
    expect(world.calls.filter((call) => call === 'confirm')).toHaveLength(1)
  })
})

describe('the order at the moment of paying (PAY-5)', () => {
  it('paid meanwhile: the paid view, no charge', async () => {
    const page = await preparedPage()
    Object.assign(world.order, { paid: true, status: 'pending', transactionId: 'pi_x' })
    await page.pay('good')
    expect(page.state()).toEqual({ name: 'recorded', transactionId: 'pi_x' })
    expect(world.charges).toEqual([])
  })

  it('gone: stop', async () => {
    const page = await preparedPage()
    world.order.exists = false
    await page.pay('good')
    expect(page.state().name).toBe('gone')
    expect(world.charges).toEqual([])
  })

  it('without a price by now: stop', async () => {
    const page = await preparedPage()
    world.order.price = Number.NaN
    await page.pay('good')
    expect(page.state().name).toBe('gone')
  })

  it('another total: shown, asked again, and charged with a secret of its own', async () => {
    const page = await preparedPage()
    world.order.price = 130
    await page.pay('good')
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 26_000 })
    expect(world.charges).toEqual([])
    await page.prepare()
    expect(page.state().name).toBe('totalChanged')
    await page.pay('good')
    expect(world.secrets.get('pi_2_secret')?.amountCents).toBe(26_000)
    expect(world.charges).toEqual(['pi_2_secret'])
    expectPaidOnce(page)
  })

  it('another total that the page itself noticed is shown before it can be paid', async () => {
    const page = await preparedPage()
    world.order.price = 130
    await page.prepare()
    expect(page.state()).toEqual({ name: 'totalChanged', totalCents: 26_000 })
  })

  it('another total while a check of the old one is open: no second secret', async () => {
    const page = await preparedPage()
    await page.pay('checkAbandoned')
    world.order.price = 130
    await page.pay('good')
    await page.pay('good')
    expect(page.state().name).toBe('undecided')
    expect(world.secrets.size).toBe(1)
    expect(world.charges).toEqual([])
    world.bankDecides('requires_payment_method')
    await page.resume()
    await page.prepare()
    await page.pay('good')
    expect(world.charges).toEqual(['pi_2_secret'])
  })

  it('that cannot be read: nothing is charged, and that is said', async () => {
    const page = await preparedPage()
    world.fail('readOrder', 1)
    await page.pay('good')
    expect(page.state()).toMatchObject({ name: 'ready', problem: expect.stringMatching(/not charged/) })
    expect(world.charges).toEqual([])
    await page.pay('good')
    expectPaidOnce(page)
  })
})

describe('charged, but not recorded (PAY-3)', () => {
  async function unrecordedPage() {
    const page = await preparedPage()
    world.fail('record', 4)
    await page.pay('good')
    expect(page.state()).toEqual({ name: 'unrecorded', transactionId: 'pi_1' })
    return page
  }

  it('is tried again after 1, 2 and 4 s, and each time looks first', async () => {
    const page = await preparedPage()
    world.fail('record', 3)
    const before = world.now
    await page.pay('good')
    expect(world.now - before).toBe(7000)
    expect(page.state().name).toBe('recorded')
    expectPaidOnce(page)
  })

  it('knows a PATCH whose answer was lost by reading the order again', async () => {
    const page = await preparedPage()
    world.loseAnswer('record')
    await page.pay('good')
    expect(page.state().name).toBe('recorded')
    expect(world.calls.filter((call) => call === 'record')).toHaveLength(1)
    expectPaidOnce(page)
  })

  it('believes a PATCH only when the order says so (DATA-12)', async () => {
    const page = await preparedPage()
    world.order.forgetsPayments = true
    await page.pay('good')
    expect(page.state().name).toBe('unrecorded')
    expect(world.told).toBe(0)
    world.order.forgetsPayments = false
    await page.resume()
    expectPaidOnce(page)
    expect(world.told).toBe(1)
  })

  it('then waits for focus or the network, in the journal', async () => {
    const page = await unrecordedPage()
    expect(page.attempt()).toMatchObject({ stage: 'charged', transactionId: 'pi_1', paymentMethodId: 'pm_1' })
    await page.reconcile()
    expect(page.state().name).toBe('recorded')
    expectPaidOnce(page)
  })

  it('is recorded on the next visit, and can never be paid again before', async () => {
    await unrecordedPage()
    const page = world.page()
    world.fail('record', 4)
    await page.prepare()
    expect(page.state().name).toBe('unrecorded')
    await page.pay('good')
    await page.reconcile()
    expect(page.state().name).toBe('recorded')
    expectPaidOnce(page)
  })

  it('does not send a shipped order back: it looks before it records again', async () => {
    await unrecordedPage()
    Object.assign(world.order, { paid: true, status: 'shipped', transactionId: 'pi_1' })
    const page = world.page()
    await page.reconcile()
    expect(world.order.status).toBe('shipped')
    expectPaidOnce(page)
  })

  it('waits for its own user (AUTH-15)', async () => {
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

  it('does not use the token of whoever signs in while it waits', async () => {
    const page = await preparedPage()
    world.fail('record', 1)
    const paying = page.pay('good')
    while (!world.calls.includes('wait')) await Promise.resolve()
    world.user = 'u2'
    await paying
    expect(world.order.paid).toBe(false)
    expect(page.attempt()).toMatchObject({ stage: 'charged' })
  })

  it('is not tried in vain: a refusal stops the repetitions, not the journal', async () => {
    const page = await preparedPage()
    const paying = page.pay('good')
    while (!world.calls.includes('confirm')) await Promise.resolve()
    world.order.refusesPayments = true
    await paying
    expect(page.state().name).toBe('unrecorded')
    expect(world.calls).not.toContain('wait')
    expect(page.attempt()).toMatchObject({ transactionId: 'pi_1' })
  })
})

describe('charged for an order that the server has lost (PAY-13)', () => {
  async function lostPage() {
    const page = await preparedPage()
    const paying = page.pay('good')
    while (!world.calls.includes('confirm')) await Promise.resolve()
    world.order.exists = false
    await paying
    world.calls.length = 0
    return page
  }
  const lost = { stage: 'charged', transactionId: 'pi_1', lost: true }

  it('is kept in the journal and said', async () => {
    const page = await lostPage()
    expect(page.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
    expect(page.attempt()).toMatchObject(lost)
  })

  it('is not asked for by itself, neither here nor by the next visit, and never paid again', async () => {
    const page = await lostPage()
    const next = world.page()
    for (const here of [page, next]) {
      await here.reconcile()
      await here.resume()
      await here.prepare()
      await here.pay('good')
      expect(here.state()).toEqual({ name: 'lost', transactionId: 'pi_1' })
    }
    expect(world.calls).toEqual([])
    expect(next.attempt()).toMatchObject(lost)
    expect(world.charges).toHaveLength(1)
  })

  it('is asked for when the customer wishes, once each time', async () => {
    const page = await lostPage()
    const retrying = Promise.all([page.retry(), page.retry()])
    expect(page.state()).toEqual({ name: 'recording', transactionId: 'pi_1', wasLost: true })
    await retrying
    expect(world.calls).toEqual(['readOrder', 'record', 'readOrder'])
    expect(page.state().name).toBe('lost')
  })

  it('is recorded once the server has found it', async () => {
    const page = await lostPage()
    world.order.exists = true
    await page.retry()
    expect(page.state().name).toBe('recorded')
    expectPaidOnce(page)
  })

  it('is asked for by itself again once the server says something else', async () => {
    const page = await lostPage()
    world.fail('readOrder', 4)
    await page.retry()
    expect(page.state().name).toBe('unrecorded')
    expect(page.attempt()).toMatchObject({ stage: 'charged', lost: false })
    world.order.exists = true
    await page.reconcile()
    expectPaidOnce(page)
  })

  it('stays lost while somebody else is signed in (AUTH-15)', async () => {
    const page = await lostPage()
    const retrying = page.retry()
    world.user = 'u2'
    await retrying
    expect(page.attempt()).toMatchObject(lost)
  })

  it('is not taken for lost while it can be read: recording alone may be refused', async () => {
    const page = await lostPage()
    world.order.exists = true
    world.order.refusesPayments = true
    await page.retry()
    expect(page.state().name).toBe('unrecorded')
  })
})

describe('two tabs', () => {
  it('that pay at the same moment charge once, and both show it', async () => {
    const [one, two] = [await preparedPage(), await preparedPage()]
    await Promise.all([one.pay('good'), two.pay('good')])
    expect([one.state().name, two.state().name]).toEqual(['recorded', 'recorded'])
    expectPaidOnce(one)
  })

  it('of which one charged and could not record: the other records, and never shows a card form', async () => {
    const [one, two] = [await preparedPage(), await preparedPage()]
    world.fail('record', 4)
    await one.pay('good')
    const resuming = two.resume()
    expect(two.state().name).toBe('recording')
    await resuming
    expect(two.state().name).toBe('recorded')
    await one.resume()
    expect(one.state().name).toBe('recorded')
    expectPaidOnce(one)
  })

  it('of which one left a check open: the other asks before it confirms', async () => {
    const [one, two] = [await preparedPage(), await preparedPage()]
    await one.pay('checkAbandoned')
    world.bankDecides('succeeded')
    await two.pay('good')
    expectPaidOnce(two)
  })
})

describe('an order that is not this page’s business', () => {
  it('is left alone by resume', async () => {
    const page = world.page()
    await page.resume()
    world.user = null
    await page.resume()
    await page.reconcile()
    expect(world.calls).toEqual([])
  })
})

const stories: Record<string, CardKind[]> = {
  'a good card': ['good'],
  'declined, then good': ['declined', 'good'],
  'a check left, then good': ['checkAbandoned', 'good'],
  'an error, but charged': ['errorButCharged', 'good'],
  'an answer lost': ['answerLost', 'good'],
  'a request lost': ['requestLost', 'good'],
  'in process': ['processing', 'good'],
}

describe('a page that dies at any await', () => {
  /** One visit as a customer makes it: whatever the page offers is tried, card after card. */
  async function visit(page: ReturnType<World['page']>, kinds: CardKind[]) {
    await page.reconcile()
    await page.prepare()
    for (const kind of kinds) await page.pay(kind)
  }

  describe.each(Object.entries(stories))('%s', (_name, kinds) => {
    it.each([0, 2])('never charges twice and never loses a payment (recording fails %i times)', async (failures) => {
      const whole = world.page()
      world.fail('record', failures)
      await visit(whole, kinds)
      const deaths = Array.from({ length: whole.count() }, (_, index) => index + 1)
      expect(deaths.length).toBeGreaterThan(2)

      for (const at of deaths) {
        for (const when of ['before', 'after'] as const) {
          localStorage.clear()
          world = createWorld()
          world.fail('record', failures)
          await visit(world.page({ at, when }), kinds)
          world.bankDecides('succeeded')
          const next = world.page()
          await visit(next, ['good'])
          await next.reconcile()
          expect({ at, when, charges: world.charges.length }).toEqual({ at, when, charges: 1 })
          expectPaidOnce(next)
        }
      }
    })
  })
})
