import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { db, storageKey } from '#mocks/db.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { createDemo } from '#mocks/demo/createDemo.ts'
import { takeLink } from '#mocks/demo/link.ts'
import { createWindowHost } from '#mocks/demo/shopHost.ts'
import { selectTabStorage } from '#mocks/demo/storage.ts'
import { personas } from '#mocks/personas.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import { seed, dbStateSchema } from '#mocks/dbState.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { readToken } from '#mocks/token.ts'
import { arrangeUnfinishedPayment } from '#tests/support/orders.ts'

const getPath = () => location.pathname + location.search + location.hash
const readTokenOwner = (storage = localStorage) => readToken(storage.getItem('accessToken') ?? '')
const dbStateText = () => JSON.stringify(db.get())

/**
 * Starts a demo in the test's page, with the database in localStorage.
 * @param url the URL in the address bar
 */
async function start(url = '/', isAlone = false) {
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }))
  history.replaceState(null, '', url)
  const link = takeLink('/')
  onTestFinished(db.persistIn(localStorage))
  const demo = createDemo(createWindowHost('/'), selectTabStorage(isAlone))
  await demo.start(link)
  onTestFinished(demo.stop)
  return demo
}

it.each(['{', 'null', '[]', '{"parts":[]}', JSON.stringify({ ...seed(), orders: [5] })])(
  'starts again with a notice when the stored database is %.20s (DEMO-3)',
  async (broken) => {
    localStorage.setItem(storageKey, broken)
    const demo = await start()
    expect(demo.notices.get()).toEqual([panelCopy.dataReset])
    const stored = dbStateSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    expect([db.get(), stored]).toEqual([seed(), seed()])
  },
)

it.each([
  ['/dashboard', 'visitor', '/'],
  ['/dashboard', 'admin', '/dashboard'],
  ['/dashboard/makeadmin', 'customer', '/'],
  ['/dashboard/addreviews', 'admin', '/'],
  ['/no/such/page', 'admin', '/no/such/page'],
] as const)('on %s, switching to %s leads to %s, and keeps database and payments', async (page, viewer, expected) => {
  const demo = await start(page)
  arrangeUnfinishedPayment('charged')
  demo.changeSettings({ faults: { '*': 'network' } })
  const stateBefore = [dbStateText(), demo.capture().payments]
  await demo.switchTo(viewer)
  expect(getPath()).toBe(expected)
  expect([dbStateText(), demo.capture().payments]).toEqual(stateBefore)
})

it('starts again with the situation of the link, even after a reload', async () => {
  const firstDemo = await start('/parts?scenario=runBusyDay&as=admin&card=declined')
  const openedSituation = firstDemo.getSituation()
  firstDemo.changeSettings({ card: 'asEntered' })
  await firstDemo.switchTo('customer')
  firstDemo.stop()
  const reloadedDemo = await start('/about')
  expect(reloadedDemo.getSituation()).toEqual({ ...openedSituation, as: 'customer', settings: {}, path: '/about' })
  await reloadedDemo.startOver()
  expect(reloadedDemo.getSituation()).toEqual(openedSituation)
})

it('resets everything, and touches no other key (DEMO-3)', async () => {
  const demo = await start('/parts?scenario=runBusyDay&as=admin')
  const otherKeys = ['dhruva:theme', 'foreign', 'dhruva.tokenAccount.v2']
  for (const key of otherKeys) localStorage.setItem(key, 'kept')
  arrangeUnfinishedPayment('charged')
  await demo.resetEverything()
  expect(Object.keys(localStorage).toSorted()).toEqual(['dhruva-demo:scenario', storageKey, ...otherKeys].toSorted())
  expect(db.get()).toEqual(seed())
  expect(demo.getSituation()).toEqual({ scenario: 'everydayShop', as: 'visitor', settings: {}, path: '/' })
})

it('restores a moment without later drafts', async () => {
  const demo = await start('/dashboard/addproduct?as=admin')
  const moment = demo.capture()
  drafts.write('part', 'account-1', 'half a name')
  await demo.restore(moment)
  expect(drafts.read('part', 'account-1')).toBeNull()
})

// After this test, the page counts as a separate tab.
it('keeps session, token and unfinished payments in the tab, and the database in the browser', async () => {
  localStorage.setItem('accessToken', 'of another tab')
  const demo = await start('/dashboard?as=admin', true)
  await screen.findByRole('button', { name: 'LOGOUT' })
  expect(demo.state.get()).toMatchObject({ viewer: 'admin', persistence: 'tab' })
  expect([readTokenOwner(sessionStorage), sessionStorage.getItem(sessionKey)]).toEqual(
    Array(2).fill(personas.admin.email),
  )
  expect(localStorage.getItem('accessToken')).toBe('of another tab')
  expect([localStorage.getItem(sessionKey), localStorage.getItem(storageKey)]).toEqual([null, expect.any(String)])
  const payments = { 'dhruva.payment.v1:account-1:order-1': '{}' }
  await demo.restore({ ...demo.capture(), payments })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dhruva.payment'))).toEqual([])
  expect(demo.capture().payments).toEqual(payments)
})
