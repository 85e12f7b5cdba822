import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { storageKey } from '#mocks/db.ts'
import { toLink } from '#mocks/demo/link.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import type { Dials } from '#mocks/dials.ts'
import { unlessClosed, type PageWindow, type Tabs } from '#tests/tools/monkey/openTabs.ts'
import type { Target } from '#tests/tools/monkey/page/eyes.ts'
import type { Action, Step } from '#tests/tools/monkey/step.ts'
import { pageAddresses } from '#tests/spec/pages.ts'
import { lifetimeSeconds } from '#src/api/baseApi.ts'
import { paths } from '#src/domain/paths.ts'

const everyAddress = pageAddresses.map(({ at }) => at)

/** Enough for a page and what it loads, in ms. */
const tourMs = 500

/** Longer than unused answers are kept, in ms. */
const restMs = (lifetimeSeconds + 10) * 1000

/** Runs in the page: sets the dials of the demo as another tab does it. */
function setDials([key, dials]: readonly [key: string, dials: Dials]): void {
  const oldValue = localStorage.getItem(key)
  const newValue = JSON.stringify({ ...(JSON.parse(oldValue ?? '{}') as object), dials })
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
}

/** Runs in the page: opens a page of the shop without a reload. */
function openInPlace(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

const reach = (page: Page, target: Target, withFocus: boolean) =>
  page.evaluate(([wanted, focus]) => (window as unknown as PageWindow).eyes.reach(wanted, focus), [
    target,
    withFocus,
  ] as const)

/** Loads all code of the shop into a page, also what few visitors need. */
async function loadAllCode(page: Page, root: string): Promise<void> {
  const manifest: unknown = await (await fetch(`${root}.vite/manifest.json`)).json()
  const files = Object.values(z.parse(z.record(z.string(), z.object({ file: z.string() })), manifest))
  const addresses = files.map(({ file }) => root + file).filter((address) => address.endsWith('.js'))
  await page.evaluate((list) => Promise.all(list.map((address) => import(address))).then(() => undefined), addresses)
}

/** Begins the first day anew as somebody, and opens addresses in the first tab, one after the other. */
async function tour(
  { pages, settle, root }: Tabs,
  as: Viewer,
  addresses: readonly string[],
  ms: number,
): Promise<void> {
  const [first, second, ...windows] = pages()
  if (!first || !second) throw new Error('a tab was closed')
  for (const window of windows) await window.close()
  await second.goto(toLink({ scenario: 'everydayShop', as, dials: {}, path: paths.home }, root, { panel: 'hidden' }))
  await settle(second, ms)
  for (const address of addresses) {
    await first.evaluate(openInPlace, new URL(`.${address}`, root).pathname)
    await settle(first, ms)
  }
}

/** @returns false when the step's control is not there */
async function act(tabs: Tabs, page: Page, action: Action): Promise<unknown> {
  switch (action.kind) {
    case 'click': {
      const point = await reach(page, action.target, false)
      if (!point) return false
      return page.mouse.click(point.x, point.y)
    }
    case 'press':
      if (!(await reach(page, action.target, true))) return false
      return page.keyboard.press(action.key)
    case 'fill':
      if (!(await reach(page, action.target, true))) return false
      await page.keyboard.press('ControlOrMeta+A')
      return action.text === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(action.text)
    case 'key':
      return page.keyboard.press(action.key)
    case 'back':
    case 'forward':
      return page.evaluate((by) => history.go(by), action.kind === 'back' ? -1 : 1)
    case 'reload':
      return page.reload()
    case 'address':
      return page.goto(`${new URL(`.${action.path}`, tabs.root).href}?panel=hidden`)
    case 'situation':
      return page.goto(toLink(action.situation, tabs.root, { panel: 'hidden' }))
    case 'dials':
      return page.evaluate(setDials, [storageKey, action.dials] as const)
    case 'close':
      return page.close()
    case 'tour':
      await loadAllCode(page, tabs.root)
      return tour(tabs, action.as, everyAddress, tourMs)
    case 'rest':
      // By another page: Home forgets what was opened there.
      return tour(tabs, 'visitor', [paths.about, paths.home], restMs)
  }
}

/** Takes a step, and lets its time pass. Does nothing when the step's tab or control is not there. */
export async function takeStep(tabs: Tabs, { tab, action, ms }: Step): Promise<void> {
  const page = tabs.pages()[tab]
  if (!page) return
  const isDone = await unlessClosed(page, act(tabs, page, action))
  if (isDone !== false) await tabs.settle(page, ms)
}
