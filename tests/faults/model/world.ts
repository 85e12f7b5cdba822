import { vi } from 'vitest'
import type { Account } from '#src/domain/user.ts'
import { createJournal } from '#src/payment/journal.ts'
import { createBank } from '#tests/faults/model/bank.ts'
import type { Browser } from '#tests/faults/model/browser.ts'
import type { Guard } from '#tests/faults/model/guards.ts'
import { ModelRequest } from '#tests/faults/model/http.ts'
import { createLocks } from '#tests/faults/model/locks.ts'
import { createShop } from '#tests/faults/model/shop.ts'
import { openTab, type Tab } from '#tests/faults/model/tab.ts'
import type { Violation } from '#tests/faults/model/violations.ts'
import { createWire } from '#tests/faults/model/wire.ts'
import { createRandom } from '#tests/support/random.ts'

const person = (id: string): Account => ({ id, email: `${id}@example.com`, name: id, photo: null, hasPassword: true })
export const people = [person('u1'), person('u2')] as const

const refuseStorage = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}

/**
 * One shop, one bank and one browser with its tabs, for one walk.
 * @param missing the guard that is taken away in all tabs
 */
export function createWorld(seed: number, missing: Guard | null) {
  const random = createRandom(seed)
  const findings: { violation: Violation; detail: string }[] = []
  const violate = (violation: Violation, detail: string) => void findings.push({ violation, detail })
  const bank = createBank(violate)
  const shop = createShop(bank, violate)
  const wire = createWire(shop, bank)
  // A browser that stores nothing remembers in its page: what a reload or another tab then does can't be guarded.
  const isForgetful = random.chance(0.05)
  const browser: Browser = {
    wire,
    locks: createLocks(),
    account: people[0],
    tell: new Set(),
    gestures: new WeakMap(),
    violate,
    storage: isForgetful ? refuseStorage : () => localStorage,
  }
  const tabs = new Set<Tab>()
  let opened = 0

  localStorage.clear()
  vi.clearAllTimers()
  vi.stubGlobal('Request', ModelRequest)
  vi.stubGlobal('fetch', (request: ModelRequest) => wire.fetch(parseInt(new URL(request.url).hostname, 10), request))
  for (const { email } of [people[0], people[0], people[1]]) shop.addOrder(email)

  const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

  return {
    random,
    findings,
    violate,
    bank,
    shop,
    wire,
    browser,
    tabs,
    isForgetful,
    journal: createJournal(() => localStorage),

    open: () => void tabs.add(openTab(opened++, browser, missing)),
    /** Closed, reloaded or crashed. @param arriving share of its calls that have their effect all the same */
    close(tab: Tab, arriving: number): void {
      tab.kill(() => random.chance(arriving))
      tabs.delete(tab)
    },
    /** Signs in or out, in all tabs. */
    enter(account: Account | null): void {
      browser.account = account
      for (const tab of tabs) tab.leave()
      for (const listener of browser.tell) listener(account)
    },
    /**
     * Everything happens that can without a call being answered.
     * @param told share of the storage events that arrive at once
     * @returns whether every tab knows by now what another one has stored
     */
    async settle(told: number): Promise<boolean> {
      await nextTurn()
      if (!random.chance(told)) return false
      window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: '' }))
      await nextTurn()
      return true
    },
  }
}
export type World = ReturnType<typeof createWorld>
