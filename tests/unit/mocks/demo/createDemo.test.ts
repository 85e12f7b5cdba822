import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db, storageKey } from '#mocks/db.ts'
import { createDemo } from '#mocks/demo/createDemo.ts'
import { takeLink } from '#mocks/demo/link.ts'
import { createWindowPlace } from '#mocks/demo/place.ts'
import { chooseTabStorage } from '#mocks/demo/tabStorage.ts'
import { API } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { seed } from '#mocks/seed/seed.ts'
import { readToken } from '#mocks/token.ts'
import { arrangeUnfinishedPayment } from '#tests/support/orders.ts'
import { findPage } from '#tests/support/mountApp.tsx'

const path = () => location.pathname + location.search + location.hash
const tokenOwner = (storage = localStorage) => readToken(storage.getItem('accessToken') ?? '')
const worldText = () => JSON.stringify(db.get())

/** Starts a demo in the test's page, with the world in localStorage. @param address what the address bar shows */
async function start(address = '/', isAlone = false) {
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }))
  history.replaceState(null, '', address)
  const link = takeLink('/')
  onTestFinished(db.persistIn(localStorage))
  const { storage, isOwn } = chooseTabStorage(isAlone)
  const demo = createDemo({ place: createWindowPlace('/'), storage, isOwnTab: isOwn })
  await demo.start(link)
  onTestFinished(demo.stop)
  return demo
}

it('runs switches one after the other; the last one wins', async () => {
  const demo = await start()
  const seen: (string | null)[] = []
  demo.state.subscribe(() => seen.push(demo.state.get().viewer))
  const first = demo.open({ scenario: 'runBusyDay', as: 'admin', dials: {}, path: '/dashboard/manageallorders' })
  const second = demo.switchTo('customer')
  await first
  expect(demo.state.get().isSwitching).toBe(true)
  await second
  expect(demo.state.get()).toMatchObject({ scenario: 'runBusyDay', viewer: 'customer', isSwitching: false })
  expect(seen).toContain('admin')
  expect([path(), tokenOwner()]).toEqual(['/', personas.customer.email])
})

it.each([
  ['/dashboard', 'visitor', '/'],
  ['/dashboard', 'admin', '/dashboard'],
  ['/dashboard/makeadmin', 'customer', '/'],
  ['/dashboard/addreviews', 'admin', '/'],
  ['/no/such/page', 'admin', '/no/such/page'],
] as const)('on %s, switching to %s leads to %s, and keeps world and payments', async (page, viewer, expected) => {
  const demo = await start(page)
  arrangeUnfinishedPayment('charged')
  demo.setDials({ faults: { '*': 'network' } })
  const before = [worldText(), demo.capture().payments]
  await demo.switchTo(viewer)
  expect(path()).toBe(expected)
  expect([worldText(), demo.capture().payments]).toEqual(before)
})

it('captures and restores exactly: world, session, unfinished payments, page', async () => {
  const demo = await start('/?scenario=chargeWithoutRecording&as=customer')
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
  expect([demo.capture(), worldText(), path()]).toEqual([moment, before, '/dashboard/mypurchases'])
  expect(tokenOwner()).toBe(personas.customer.email)
  await findPage('My Orders')
})

it('starts again what was opened last; broken text counts as nothing opened', async () => {
  const demo = await start('/parts?scenario=runLowOnStock&as=customer&latency=10')
  const situation = demo.situation()
  expect(situation).toEqual({ scenario: 'runLowOnStock', as: 'customer', dials: { latency: 10 }, path: '/parts' })
  const before = worldText()
  db.mutate((world) => (world.orders = []))
  await demo.switchTo('admin')
  demo.goTo('/about')
  await demo.startAgain()
  expect([demo.situation(), worldText()]).toEqual([situation, before])

  localStorage.setItem('dhruva-demo:opened', '{')
  await demo.startAgain()
  expect(demo.situation()).toEqual({ scenario: 'runLowOnStock', as: 'customer', dials: {}, path: '/' })
})

it('resets everything, and touches no other key (DEMO-3)', async () => {
  const demo = await start('/parts?scenario=runBusyDay&as=admin')
  const others = ['dhruva:theme', 'foreign', 'dhruva.tokenAccount.v2']
  for (const key of others) localStorage.setItem(key, 'kept')
  arrangeUnfinishedPayment('charged')
  await demo.resetEverything()
  expect(Object.keys(localStorage).toSorted()).toEqual(['dhruva-demo:scenario', storageKey, ...others].toSorted())
  expect(db.get()).toEqual(seed())
  expect(demo.situation()).toEqual({ scenario: 'everydayShop', as: 'visitor', dials: {}, path: '/' })
})

it('fails the calls that the shop before has sent, so they change nothing in the next world', async () => {
  const demo = await start()
  await screen.findAllByRole('article')
  callLog.clear()
  demo.setDials({ latency: 10_000 })
  const sent = [fetch(`${API}/mypurchases?id=order-1012`, { method: 'DELETE' }), mockPayment.retrieve('secret')]
  await vi.waitFor(() => expect(callLog.get().some(({ name }) => name === 'cancelOrder')).toBe(true))
  await demo.open({ scenario: 'everydayShop', as: 'visitor', dials: {}, path: '/' })
  const results = await Promise.allSettled(sent)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(db.get()).toEqual(seed())
})

// From here on, this page is a tab of its own.
it('keeps session, token and unfinished payments in the tab when a link asks for it, and the world in the browser', async () => {
  localStorage.setItem('accessToken', 'of another tab')
  const demo = await start('/dashboard?as=admin', true)
  await screen.findByRole('button', { name: 'LOGOUT' })
  expect(demo.state.get()).toMatchObject({ viewer: 'admin', persistence: 'tab' })
  expect([tokenOwner(sessionStorage), sessionStorage.getItem(sessionKey)]).toEqual(Array(2).fill(personas.admin.email))
  expect(localStorage.getItem('accessToken')).toBe('of another tab')
  expect([localStorage.getItem(sessionKey), localStorage.getItem(storageKey)]).toEqual([null, expect.any(String)])
  const payments = { 'dhruva.payment.v1:account-1:order-1': '{}' }
  await demo.restore({ ...demo.capture(), payments })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dhruva.payment'))).toEqual([])
  expect(demo.capture().payments).toEqual(payments)
})
