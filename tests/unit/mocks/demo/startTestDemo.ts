import { onTestFinished } from 'vitest'
import { db } from '#mocks/db.ts'
import { createDemo } from '#mocks/demo/createDemo.ts'
import { takeLink } from '#mocks/demo/link.ts'
import { createWindowPlace } from '#mocks/demo/place.ts'
import type { TabStorage } from '#mocks/demo/tabStorage.ts'

/**
 * Starts a demo in the test's page, with the world in localStorage.
 * @param address what the address bar shows, e.g. `/parts?scenario=failParts`
 * @param tab what `chooseTabStorage` chose
 */
export async function startTestDemo(address = '/', tab: TabStorage = { storage: localStorage, isOwn: false }) {
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }))
  history.replaceState(null, '', address)
  const link = takeLink('/')
  onTestFinished(db.persistIn(localStorage))
  const place = createWindowPlace('/')
  const demo = createDemo({ place, storage: tab.storage, isOwnTab: tab.isOwn })
  await demo.start(link)
  onTestFinished(demo.stop)
  return { demo }
}
