import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { db, storageKey } from '#mocks/db.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { createDemo } from '#mocks/demo/createDemo.ts'
import { readAndRemoveLink } from '#mocks/demo/link.ts'
import { createWindowHost } from '#mocks/demo/shopHost.ts'
import { selectTabStorage } from '#mocks/demo/storage.ts'
import { personas } from '#mocks/personas.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import { createSeed, dbStateSchema } from '#mocks/dbState.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { readTokenEmail } from '#mocks/token.ts'
import { arrangeUnfinishedPayment } from '#tests/support/orders.ts'
// The demo imports this on demand. If the import were still loading when the last test ends, vitest would report an error.
import '#src/payment/createPayments.ts'

const getPath = () => location.pathname + location.search + location.hash
const readTokenOwner = (storage = localStorage) => readTokenEmail(storage.getItem('accessToken') ?? '')
const getDbStateText = () => JSON.stringify(db.get())

/**
 * Starts a demo in the test's page, with the database in localStorage.
 * @param url the URL in the address bar
 */
async function startDemo(url = '/', isSeparate = false) {
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }))
  history.replaceState(null, '', url)
  const link = readAndRemoveLink('/')
  onTestFinished(db.persistIn(localStorage))
  const demo = createDemo(createWindowHost('/'), selectTabStorage(isSeparate))
  await demo.start(link)
  onTestFinished(demo.stop)
  return demo
}

it.each(['{', 'null', '[]', '{"parts":[]}', JSON.stringify({ ...createSeed(), orders: [5] })])(
  'restores the seed and shows a notice if the stored database is %.20s (DEMO-3)',
  async (corruptText) => {
    localStorage.setItem(storageKey, corruptText)
    const demo = await startDemo()
    expect(demo.notices.get()).toEqual([panelCopy.dataReset])
    const storedState = dbStateSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    expect([db.get(), storedState]).toEqual([createSeed(), createSeed()])
  },
)

it.each([
  ['/dashboard', 'visitor', '/'],
  ['/dashboard', 'admin', '/dashboard'],
  ['/dashboard/makeadmin', 'customer', '/'],
  ['/dashboard/addreviews', 'admin', '/'],
  ['/no/such/page', 'admin', '/no/such/page'],
] as const)(
  'on %s, switching to %s opens %s, and keeps the database and payments',
  async (page, viewer, expectedPath) => {
    const demo = await startDemo(page)
    arrangeUnfinishedPayment('charged')
    demo.changeSettings({ faults: { '*': 'network' } })
    const stateBefore = [getDbStateText(), demo.capture().payments]
    await demo.switchTo(viewer)
    expect(getPath()).toBe(expectedPath)
    expect([getDbStateText(), demo.capture().payments]).toEqual(stateBefore)
  },
)

it('reopens the link’s situation when starting over, even after a reload', async () => {
  const firstDemo = await startDemo('/parts?scenario=runBusyDay&as=admin&card=declined')
  const openedSituation = firstDemo.getSituation()
  firstDemo.changeSettings({ card: 'asEntered' })
  await firstDemo.switchTo('customer')
  firstDemo.stop()
  const reloadedDemo = await startDemo('/about')
  expect(reloadedDemo.getSituation()).toEqual({ ...openedSituation, as: 'customer', settings: {}, path: '/about' })
  await reloadedDemo.startOver()
  expect(reloadedDemo.getSituation()).toEqual(openedSituation)
})

it('resets everything, and keeps other storage keys (DEMO-3)', async () => {
  const demo = await startDemo('/parts?scenario=runBusyDay&as=admin')
  const otherKeys = ['dhruva:theme', 'foreign', 'dhruva.tokenAccount.v2']
  for (const key of otherKeys) localStorage.setItem(key, 'kept')
  arrangeUnfinishedPayment('charged')
  await demo.resetEverything()
  expect(Object.keys(localStorage).toSorted()).toEqual(['dhruva-demo:scenario', storageKey, ...otherKeys].toSorted())
  expect(db.get()).toEqual(createSeed())
  expect(demo.getSituation()).toEqual({ scenario: 'everydayShop', as: 'visitor', settings: {}, path: '/' })
})

it('restores a snapshot without drafts that were written later', async () => {
  const demo = await startDemo('/dashboard/addproduct?as=admin')
  const snapshot = demo.capture()
  drafts.write('part', 'account-1', 'half a name')
  await demo.restore(snapshot)
  expect(drafts.read('part', 'account-1')).toBeNull()
})

// This test comes last, because the page remains a separate tab after it.
it('a separate tab has its own session, token and unfinished payments, but shares the database', async () => {
  localStorage.setItem('accessToken', 'of another tab')
  const demo = await startDemo('/dashboard?as=admin', true)
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
