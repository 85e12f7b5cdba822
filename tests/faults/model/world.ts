import { vi } from 'vitest'
import type { Account } from '#src/domain/account.ts'
import { createJournal } from '#src/payment/journal.ts'
import { createBank } from '#tests/faults/model/bank.ts'
import type { Browser } from '#tests/faults/model/browser.ts'
import type { Guard } from '#tests/faults/model/guards.ts'
import { FakeRequest } from '#tests/faults/model/http.ts'
import { createBrowserLocks } from '#tests/faults/model/locks.ts'
import { createNetwork } from '#tests/faults/model/network.ts'
import { createShopServer } from '#tests/faults/model/shopServer.ts'
import { createTab, type Tab } from '#tests/faults/model/tab.ts'
import type { Violation } from '#tests/faults/model/violations.ts'
import { createRandom } from '#tests/support/random.ts'

const createAccount = (id: string): Account => ({
  id,
  email: `${id}@example.com`,
  name: id,
  photo: null,
  hasPassword: true,
})
export const accounts = [createAccount('u1'), createAccount('u2')] as const

const blockedStorage = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}

/**
 * Everything one walk acts on: a shop server, a bank, and one browser with its tabs.
 * @param removedGuard the guard that all tabs lack
 */
export function createWorld(seed: number, removedGuard: Guard | null) {
  const random = createRandom(seed)
  const findings: { violation: Violation; detail: string }[] = []
  const reportViolation = (violation: Violation, detail: string) => void findings.push({ violation, detail })
  const bank = createBank(reportViolation)
  const server = createShopServer(bank, reportViolation)
  const network = createNetwork(server, bank)
  // Without storage the journal lives in the page: nothing can guard a reload or a second tab, so walks make neither.
  const isStorageBlocked = random.chance(0.05)
  const browser: Browser = {
    network,
    locks: createBrowserLocks(),
    account: accounts[0],
    accountListeners: new Set(),
    payClicks: new WeakMap(),
    reportViolation,
    storage: isStorageBlocked ? blockedStorage : () => localStorage,
  }
  const tabs = new Set<Tab>()
  let nextTabId = 0

  localStorage.clear()
  vi.clearAllTimers()
  vi.stubGlobal('Request', FakeRequest)
  vi.stubGlobal('fetch', (request: FakeRequest) => {
    const tabId = parseInt(new URL(request.url).hostname, 10)
    return network.fetch(tabId, request)
  })
  for (const { email } of [accounts[0], accounts[0], accounts[1]]) server.addOrder(email)

  const runMicrotasks = () => new Promise((resolve) => setImmediate(resolve))

  return {
    random,
    findings,
    reportViolation,
    bank,
    server,
    network,
    browser,
    tabs,
    isStorageBlocked,
    journal: createJournal(() => localStorage),

    openTab: () => void tabs.add(createTab(nextTabId++, browser, removedGuard)),
    /** Closes, reloads or crashes a tab. @param arrivalRate share of its pending calls that still have their effect */
    closeTab(tab: Tab, arrivalRate: number): void {
      tab.close(() => random.chance(arrivalRate))
      tabs.delete(tab)
    },
    /** Signs in, or out with null, in all tabs. */
    setAccount(account: Account | null): void {
      browser.account = account
      for (const tab of tabs) tab.leavePage()
      for (const listener of browser.accountListeners) listener(account)
    },
    /**
     * Runs all code that waits for neither a call nor a timer.
     * @param storageEventRate how often storage events are delivered; undelivered ones come with the next delivery
     * @returns whether they were delivered, so all tabs have read the shared storage
     */
    async runTasks(storageEventRate: number): Promise<boolean> {
      await runMicrotasks()
      if (!random.chance(storageEventRate)) return false
      window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: '' }))
      await runMicrotasks()
      return true
    },
  }
}
export type World = ReturnType<typeof createWorld>
