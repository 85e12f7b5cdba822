import { JSDOM } from 'jsdom'
import { vi } from 'vitest'
import type { Account } from '#src/domain/account.ts'
import { createBank } from '#tests/support/paying/bank.ts'
import { accounts, createBrowser, createPerson, type Browser, type StorageKind } from '#tests/faults/model/browser.ts'
import { createNetwork, FakeRequest, type LateEffect } from '#tests/faults/model/network.ts'
import { createShopServer } from '#tests/support/paying/shopServer.ts'
import { createTab, type Tab } from '#tests/faults/model/tab.ts'
import type { Violation } from '#tests/support/paying/violations.ts'

const walkStartDate = new Date('2026-01-05T09:00:00Z')

const phoneWindow = new JSDOM('', { url: 'https://phone.test' }).window

/** The conditions that stay the same during a walk. */
export interface WalkConditions {
  /** The storage of the laptop's browser. */
  storage: StorageKind
  /** Whether the server responds with 200 even to requests about a deleted order. */
  isForgiving: boolean
}

/** Creates everything that a walk acts on, namely a shop server, a bank, and a customer with two browsers and their tabs. */
export function createModel({ storage, isForgiving }: WalkConditions) {
  const stepDescriptions: string[] = []
  let firstViolation: string | null = null
  const reportViolation = (violation: Violation, detail: string) => void (firstViolation ??= `${violation} (${detail})`)
  const bank = createBank(reportViolation)
  const server = createShopServer(bank, reportViolation, isForgiving)
  const network = createNetwork(server, bank, reportViolation)
  const person = createPerson()
  const laptop = createBrowser('laptop', window, storage, person, network, reportViolation)
  const phone = createBrowser('phone', phoneWindow, 'works', person, network, reportViolation)
  const tabs = new Set<Tab>()
  let nextTabId = 0
  let formCount = 0

  vi.clearAllTimers()
  vi.setSystemTime(walkStartDate)
  vi.stubGlobal('Request', FakeRequest)
  vi.stubGlobal('fetch', (request: FakeRequest) => {
    const [tabId = '', browser = ''] = new URL(request.url).hostname.split('.')
    return network.fetch(Number(tabId), browser, request)
  })
  for (const { email } of [accounts[0], accounts[0], accounts[1]]) server.addOrder(email)

  const runMicrotasks = () => new Promise((resolve) => setImmediate(resolve))

  /**
   * Runs all code that waits for neither a call nor a timer.
   * @param deliversStorageEvents whether all tabs are notified of changes in the shared storage; otherwise the events
   * arrive with a later step
   */
  async function runTasks(deliversStorageEvents: boolean): Promise<void> {
    await runMicrotasks()
    if (!deliversStorageEvents) return
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: '' }))
    await runMicrotasks()
    for (const tab of tabs) checkCardForm(tab)
  }

  function checkCardForm(tab: Tab): void {
    const page = tab.getPage()
    if (!page || page.getDisplayedCents() === null || person.account?.id !== page.userId) return
    if (tab.browser.journal.read(page.userId, page.orderId)?.stage === 'charged')
      reportViolation('card form for a charged order', page.orderId)
  }

  /** @throws the first violation so far */
  function throwViolation(): void {
    if (firstViolation) throw new Error([firstViolation, ...stepDescriptions].join('\n    '))
  }

  return {
    reportViolation,
    throwViolation,
    bank,
    server,
    network,
    person,
    laptop,
    phone,
    tabs,
    runTasks,
    /**
     * Adds a step to the story, and runs the code that the step has triggered.
     * @throws the first violation so far
     */
    async completeStep(step: string, hasLateEvents: boolean): Promise<void> {
      stepDescriptions.push(hasLateEvents ? `${step} (storage events are late)` : step)
      await runTasks(!hasLateEvents)
      throwViolation()
    },
    getFormCount: () => formCount,
    /** @returns the id of a new order form */
    createFormId: () => `form ${formCount++}`,

    getTabs: (browser: Browser) => [...tabs].filter((tab) => tab.browser === browser),
    openTab: (browser: Browser) => void tabs.add(createTab(nextTabId++, browser)),
    /**
     * Closes, reloads or crashes a tab.
     * @param effect what happens to its pending calls
     */
    closeTab(tab: Tab, effect: LateEffect): void {
      tab.close(effect)
      tabs.delete(tab)
    },
    /** Signs in, or signs out if the account is null, in all tabs of both browsers. */
    setAccount(account: Account | null): void {
      person.account = account
      for (const tab of tabs) tab.closePage()
      for (const listener of person.accountListeners) listener(account)
    },
  }
}
export type Model = ReturnType<typeof createModel>
