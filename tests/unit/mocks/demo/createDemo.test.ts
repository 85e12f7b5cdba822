import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db, storageKey } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { seed } from '#mocks/seed/seed.ts'
import { makeToken, readToken } from '#mocks/token.ts'
import { callServer, requestFor } from '#tests/unit/mocks/callServer.ts'
import { startTestDemo } from '#tests/unit/mocks/demo/startTestDemo.ts'
import { arrangeUnfinishedPayment } from '#tests/support/orders.ts'
import { findPage } from '#tests/support/mountApp.tsx'

const path = () => location.pathname + location.search + location.hash
const tokenOwner = () => readToken(localStorage.getItem('accessToken') ?? '')
const worldText = () => JSON.stringify(db.get())

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
  const { demo } = await startTestDemo('/parts?scenario=runLowOnStock&as=customer&latency=10')
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

it('fails the calls that the shop before has sent, so they change nothing in the next world', async () => {
  const { demo } = await startTestDemo('/')
  await screen.findAllByRole('article')
  callLog.clear()
  demo.setDials({ latency: 10_000 })
  const { call, ...options } = requestFor('createPaymentIntent')
  const sent = [callServer(call, options), mockPayment.retrieve('secret')]
  await vi.waitFor(() => expect(callLog.get().some(({ name }) => name === 'createPaymentIntent')).toBe(true))
  await demo.open({ scenario: 'everydayShop', as: 'visitor', dials: {}, path: '/' })
  const results = await Promise.allSettled(sent)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(db.get()).toEqual(seed())
})
