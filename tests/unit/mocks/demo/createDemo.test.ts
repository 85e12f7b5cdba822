import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db, storageKey } from '#mocks/db.ts'
import { defaultDials } from '#mocks/dials.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { seed } from '#mocks/seed/seed.ts'
import { makeToken, readToken } from '#mocks/token.ts'
import { openPayment } from '#tests/unit/mocks/cardPayment.ts'
import { startTestDemo } from '#tests/unit/mocks/demo/startTestDemo.ts'
import { arrangeUnfinishedPayment, unpaidOrder } from '#tests/support/orders.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { fillIn } from '#tests/support/forms.ts'
import { findPage } from '#tests/support/mountApp.tsx'
import { refuseStorage } from '#tests/support/refuseStorage.ts'

const path = () => location.pathname + location.search + location.hash
const tokenOwner = () => readToken(localStorage.getItem('accessToken') ?? '')
const worldText = () => JSON.stringify(db.get())

it('starts as this browser left it, without a switch', async () => {
  const { demo } = await startTestDemo('/parts')
  expect(await findPage('AVAILABLE PARTS')).toBeVisible()
  expect(demo.state.get()).toEqual({
    scenario: 'everydayShop',
    viewer: 'visitor',
    viewerName: null,
    dials: defaultDials(),
    changedDials: 0,
    newAccounts: 0,
    persistence: 'browser',
    isSwitching: false,
  })
  expect(demo.notices.get()).toEqual([])
})

it('opens a situation: world, persona, dials and page, with access even if everything fails', async () => {
  const { demo } = await startTestDemo('/')
  localStorage.setItem('accessToken', makeToken('somebody@else.example'))
  const opened = demo.open({
    scenario: 'failEverything',
    as: 'customer',
    dials: { card: 'declined' },
    path: '/parts?q=x',
  })
  expect(demo.state.get().isSwitching).toBe(true)
  await opened
  expect(path()).toBe('/parts?q=x')
  expect(tokenOwner()).toBe(personas.customer.email)
  expect(demo.state.get()).toMatchObject({
    scenario: 'failEverything',
    viewer: 'customer',
    viewerName: personas.customer.name,
    dials: { faults: { '*': 500 }, card: 'declined' },
    changedDials: 2,
    isSwitching: false,
  })
  expect(await screen.findByRole('button', { name: 'LOGOUT' })).toBeVisible()
  expect(document.querySelectorAll('main')).toHaveLength(1)
})

it('runs switches one after the other; the last one wins', async () => {
  const { demo } = await startTestDemo('/')
  const seen: (string | null)[] = []
  demo.state.subscribe(() => seen.push(demo.state.get().viewer))
  const first = demo.open({ scenario: 'runBusyDay', as: 'admin', dials: {}, path: '/dashboard/manageallorders' })
  const second = demo.switchTo('customer')
  await first
  expect(demo.state.get().isSwitching).toBe(true)
  await second
  expect(demo.state.get()).toMatchObject({ scenario: 'runBusyDay', viewer: 'customer', isSwitching: false })
  expect(seen).toContain('admin')
  expect(path()).toBe('/')
  expect(tokenOwner()).toBe(personas.customer.email)
})

it('switches the person and keeps world, dials, unfinished payments and the page that they may open', async () => {
  const { demo } = await startTestDemo('/parts')
  arrangeUnfinishedPayment('charged')
  db.mutate((world) => world.parts.splice(1))
  demo.setDials({ faults: { '*': 'network' }, latency: 20 })
  const before = worldText()
  const payments = demo.capture().payments
  await demo.switchTo('newCustomer')
  expect(worldText() === before).toBe(true)
  expect(demo.capture().payments).toEqual(payments)
  expect(path()).toBe('/parts')
  expect(tokenOwner()).toBe(personas.newCustomer.email)
})

it.each([
  ['/dashboard', 'visitor', '/'],
  ['/dashboard', 'admin', '/dashboard'],
  ['/dashboard/makeadmin', 'customer', '/'],
  ['/dashboard/addreviews', 'admin', '/'],
  ['/no/such/page', 'admin', '/no/such/page'],
] as const)('on %s, switching to %s leads to %s', async (page, viewer, expected) => {
  const { demo } = await startTestDemo(page)
  await demo.switchTo(viewer)
  expect(path()).toBe(expected)
})

it('sets dials without a remount, also during a switch', async () => {
  const { demo } = await startTestDemo('/parts')
  const heading = await findPage('AVAILABLE PARTS')
  demo.setDials({ latency: 300, card: 'declined' })
  expect(demo.state.get()).toMatchObject({ changedDials: 2, dials: { latency: 300 } })
  const switching = demo.switchTo('customer')
  demo.setDials({ popup: 'closed' })
  await switching
  expect(db.get().dials).toMatchObject({ latency: 300, card: 'declined', popup: 'closed' })
  demo.calm()
  expect(db.get().dials).toEqual(defaultDials())
  expect(heading).not.toBeInTheDocument()
})

it('captures and restores exactly: world, session, unfinished payments, page', async () => {
  const { demo } = await startTestDemo('/?scenario=chargeWithoutRecording&as=customer')
  demo.goTo('/dashboard/mypurchases')
  await findPage('My Orders')
  const attempt = arrangeUnfinishedPayment('charged')
  demo.setDials({ card: 'challenged' })
  const moment = demo.capture()
  const before = worldText()
  expect(Object.values(moment.payments)).toEqual([JSON.stringify(attempt)])

  await demo.open({ scenario: 'emptyShop', as: 'admin', dials: {}, path: '/dashboard/makeadmin' })
  expect(demo.capture().payments).toEqual({})
  await demo.restore(JSON.parse(JSON.stringify(moment)))
  expect(worldText() === before).toBe(true)
  expect(demo.capture()).toEqual(moment)
  expect(path()).toBe('/dashboard/mypurchases')
  expect(tokenOwner()).toBe(personas.customer.email)
  expect(demo.state.get().scenario).toBe('chargeWithoutRecording')
  await findPage('My Orders')
  await demo.restore({ ...moment, scenario: 'noLongerThere' })
  expect(demo.state.get().scenario).toBe('everydayShop')
})

it('starts again what was opened last; broken text counts as nothing opened', async () => {
  const { demo } = await startTestDemo('/parts?scenario=lowStock&as=customer&latency=10')
  const situation = demo.situation()
  expect(situation).toEqual({ scenario: 'runLowOnStock', as: 'customer', dials: { latency: 10 }, path: '/parts' })
  const before = worldText()
  db.mutate((world) => (world.orders = []))
  demo.calm()
  await demo.switchTo('admin')
  demo.goTo('/about')
  await demo.startAgain()
  expect(demo.situation()).toEqual(situation)
  expect(worldText() === before).toBe(true)

  localStorage.setItem('dhruva-demo:opened', '{')
  await demo.startAgain()
  expect(demo.situation()).toEqual({ scenario: 'runLowOnStock', as: 'customer', dials: {}, path: '/' })
})

it('resets everything, and touches no other key', async () => {
  const { demo } = await startTestDemo('/parts?scenario=runBusyDay&as=admin')
  localStorage.setItem('dhruva:theme', 'dark')
  localStorage.setItem('foreign', 'kept')
  localStorage.setItem('dhruva.tokenAccount.v2', 'kept')
  arrangeUnfinishedPayment('charged')
  await demo.resetEverything()
  expect(Object.keys(localStorage).toSorted()).toEqual(
    ['dhruva-demo:scenario', storageKey, 'dhruva.tokenAccount.v2', 'dhruva:theme', 'foreign'].toSorted(),
  )
  expect(db.get()).toEqual(seed())
  expect(demo.situation()).toEqual({ scenario: 'everydayShop', as: 'visitor', dials: {}, path: '/' })
})

it('counts accounts made in the demo; such an account is no viewer', async () => {
  const { demo } = await startTestDemo('/signup')
  db.mutate((world) =>
    world.accounts.push({
      id: 'account-1017',
      email: 'mina@das.test',
      name: 'Mina',
      photo: null,
      password: demoPassword,
    }),
  )
  await demo.restore({ ...demo.capture(), session: 'mina@das.test' })
  expect(demo.state.get()).toMatchObject({ newAccounts: 1, viewer: null, viewerName: 'Mina' })
  expect(demo.capture().session).toBe('mina@das.test')
  await demo.open({ scenario: 'runBusyDay', as: 'visitor', dials: {}, path: '/' })
  expect(demo.state.get()).toMatchObject({ newAccounts: 0, viewer: 'visitor' })
})

it('goes to a page inside the running shop', async () => {
  const { demo } = await startTestDemo('/')
  const banner = await screen.findByRole('banner')
  demo.goTo('/parts?q=rotor')
  await findPage('AVAILABLE PARTS')
  expect(path()).toBe('/parts?q=rotor')
  expect(banner).toBeInTheDocument()
})

it('reads again at once, and once, what another tab has changed; dials alone change nothing', async () => {
  await startTestDemo('/parts')
  const [first] = await screen.findAllByRole('article')
  const name = within(first ?? document.body).getByRole('heading').textContent
  const calls = countCalls('GET', '/parts')
  const write = (change: (world: ReturnType<typeof seed>) => void) => {
    const oldValue = localStorage.getItem(storageKey)
    const world = JSON.parse(oldValue ?? '') as ReturnType<typeof seed>
    change(world)
    const newValue = JSON.stringify(world)
    localStorage.setItem(storageKey, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, oldValue, newValue }))
  }
  write((world) => void (world.dials.card = 'declined'))
  db.mutate((world) => (world.reviews = []))
  write((world) => void world.orders.pop())
  write((world) => void (world.parts = world.parts.filter((part) => part.name !== name)))
  await waitFor(() => expect(screen.queryByRole('heading', { name: name ?? '' })).toBeNull())
  expect(calls()).toBe(1)
})

it('says which parts of a link it ignored, and that broken data was replaced', async () => {
  localStorage.setItem(storageKey, '{')
  const { demo } = await startTestDemo('/?v=7&card=stolen')
  expect(demo.notices.get()).toEqual([
    { kind: 'linkNotUnderstood', parts: ['v=7', 'card=stolen'] },
    { kind: 'dataHealed' },
  ])
  const listener = vi.fn<() => void>()
  demo.notices.subscribe(listener)
  demo.dismissNotices()
  expect(demo.notices.get()).toEqual([])
  expect(listener).toHaveBeenCalledOnce()
})

it('says so when the storage is full', async () => {
  const { demo } = await startTestDemo('/')
  const makeRoom = refuseStorage('setItem')
  db.mutate((world) => (world.parts = []))
  makeRoom()
  expect(demo.state.get().persistence).toBe('memory')
})

it('fails the calls that the shop before has sent, so they change nothing in the next world', async () => {
  const { demo } = await startTestDemo('/')
  await screen.findAllByRole('article')
  callLog.clear()
  demo.setDials({ latency: 10_000 })
  const sent = [openPayment(), mockPayment.retrieve('secret')]
  await vi.waitFor(() => expect(callLog.get().some(({ name }) => name === 'createPaymentIntent')).toBe(true))
  await demo.open({ scenario: 'everydayShop', as: 'visitor', dials: {}, path: '/' })
  const results = await Promise.allSettled(sent)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(db.get()).toEqual(seed())
})

it('lets calls go on that waited for the latency or hung, once the dials are changed', async () => {
  const { demo } = await startTestDemo('/parts?fault.getParts=hang&latency=20000')
  demo.setDials({ latency: 0 })
  await findPage('AVAILABLE PARTS')
  demo.calm()
  expect(await screen.findAllByRole('article')).not.toHaveLength(0)
})

it('keeps an answer of the card provider from the next shop', async () => {
  const { demo } = await startTestDemo('/?as=customer')
  const { _id: order } = unpaidOrder()
  demo.goTo(`/dashboard/payment/${order}`)
  await screen.findByLabelText('Card number')
  fillIn({ 'Card number': '4000002500003155', 'Expiry date': '1240', CVC: '123' })
  const before = demo.capture()
  await userEvent.click(screen.getByRole('button', { name: 'Payment Confirm' }))
  await screen.findByRole('dialog', { name: '3-D Secure' })
  await demo.restore(before)
  expect(JSON.stringify(demo.capture()) === JSON.stringify(before)).toBe(true)
  // The lock of the order is free again: the card form of the next shop gets ready.
  expect(await screen.findByText('Fill in your card to go on.')).toBeVisible()
})
