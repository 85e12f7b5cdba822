import { vi } from 'vitest'
import type { Account } from '#src/domain/account.ts'
import { createJournal } from '#src/payment/journal.ts'
import { throwSecurityError } from '#tests/support/refuseStorage.ts'
import { createBank } from '#tests/support/paying/bank.ts'
import { accounts, createBrowser } from '#tests/faults/model/browser.ts'
import { createNetwork, FakeRequest } from '#tests/faults/model/network.ts'
import { createShopServer } from '#tests/support/paying/shopServer.ts'
import { createTab, type Tab } from '#tests/faults/model/tab.ts'
import type { Violation } from '#tests/support/paying/violations.ts'

const startOfWalk = new Date('2026-01-05T09:00:00Z')

/** What does not change during a walk. */
export interface Conditions {
  /** Without storage the journal lives in the page: nothing can guard a reload or a second tab, so walks make neither. */
  isStorageBlocked: boolean
  /** The server answers 200 to whatever it is told of an order that is gone. */
  isForgiving: boolean
}

/** Everything one walk acts on: a shop server, a bank, and one browser with its tabs. */
export function createWorld({ isStorageBlocked, isForgiving }: Conditions) {
  const story: string[] = []
  let found: string | null = null
  const reportViolation = (violation: Violation, detail: string) => void (found ??= `${violation} (${detail})`)
  const bank = createBank(reportViolation)
  const server = createShopServer(bank, reportViolation, isForgiving)
  const network = createNetwork(server, bank)
  const browser = createBrowser(network, isStorageBlocked ? throwSecurityError : () => localStorage, reportViolation)
  const tabs = new Set<Tab>()
  const journal = createJournal(() => localStorage)
  let nextTabId = 0
  let formCount = 0

  localStorage.clear()
  vi.clearAllTimers()
  vi.setSystemTime(startOfWalk)
  vi.stubGlobal('Request', FakeRequest)
  vi.stubGlobal('fetch', (request: FakeRequest) => network.fetch(parseInt(new URL(request.url).hostname, 10), request))
  for (const { email } of [accounts[0], accounts[0], accounts[1]]) server.addOrder(email)

  const runMicrotasks = () => new Promise((resolve) => setImmediate(resolve))

  /**
   * Runs all code that waits for neither a call nor a timer.
   * @param isInSync storage events are delivered, so all tabs have read the shared storage; undelivered ones come with
   * the next delivery
   */
  async function runTasks(isInSync: boolean): Promise<void> {
    await runMicrotasks()
    if (!isInSync) return
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: '' }))
    await runMicrotasks()
    for (const tab of tabs) checkCardForm(tab)
  }

  function checkCardForm(tab: Tab): void {
    const page = tab.page()
    if (!page || page.shownCents() === null || browser.account?.id !== page.userId) return
    if (journal.read(page.userId, page.orderId)?.stage === 'charged')
      reportViolation('card form for a charged order', page.orderId)
  }

  /** @throws the first violation up to now */
  function throwViolation(): void {
    if (found) throw new Error([found, ...story].join('\n    '))
  }

  return {
    reportViolation,
    throwViolation,
    bank,
    server,
    network,
    browser,
    tabs,
    isStorageBlocked,
    journal,
    runTasks,
    /** Adds a step that was taken to the story, and runs what follows from it. @throws a violation */
    async report(step: string, lags: boolean): Promise<void> {
      story.push(lags ? `${step} (storage events come later)` : step)
      await runTasks(!lags)
      throwViolation()
    },
    formCount: () => formCount,
    /** @returns the id of a new order form */
    nextForm: () => `form ${formCount++}`,

    openTab: () => void tabs.add(createTab(nextTabId++, browser)),
    /** Closes, reloads or crashes a tab. @param reachesServer whether its pending calls still have their effect */
    closeTab(tab: Tab, reachesServer: boolean): void {
      tab.close(reachesServer)
      tabs.delete(tab)
    },
    /** Signs in, or out with null, in all tabs. */
    setAccount(account: Account | null): void {
      browser.account = account
      for (const tab of tabs) tab.leavePage()
      for (const listener of browser.accountListeners) listener(account)
    },
  }
}
export type World = ReturnType<typeof createWorld>
