import type { Account } from '#src/domain/account.ts'
import type { Platform } from '#src/platform/ports.ts'
import { makePlatform } from '#tests/unit/api/testShop.ts'
import type { PayClick } from '#tests/support/paying/bank.ts'
import type { BrowserLocks } from '#tests/support/paying/locks.ts'
import type { Network } from '#tests/faults/model/network.ts'
import type { ReportViolation } from '#tests/support/paying/violations.ts'

/** What all tabs of the browser share. */
export interface Browser {
  network: Network
  locks: BrowserLocks
  /** The account that the identity provider reports as signed in. */
  account: Account | null
  accountListeners: Set<(account: Account | null) => void>
  /** Every click on Pay, by the card handle that was passed to the payment flow. */
  payClicks: WeakMap<object, PayClick>
  storage: () => Storage
  reportViolation: ReportViolation
}

/** The platform of one tab: the identity provider is shared, network calls carry the tab's id. */
export function createTabPlatform(tabId: number, browser: Browser): Platform {
  const { network } = browser
  const { platform } = makePlatform()
  return {
    ...platform,
    identity: {
      ...platform.identity,
      onChange(listener) {
        browser.accountListeners.add(listener)
        listener(browser.account)
        return () => void browser.accountListeners.delete(listener)
      },
    },
    payment: {
      ...platform.payment,
      confirm(secret, card) {
        const click = browser.payClicks.get(card)
        if (!click) throw new Error('not a card of this test')
        if (browser.account?.id !== click.userId) browser.reportViolation('charged after signing out', click.userId)
        return network.confirm(tabId, secret, click)
      },
      retrieve: (secret) => network.retrieve(tabId, secret),
    },
    // The host names the tab, so the stubbed `fetch` knows the caller.
    config: { ...platform.config, apiUrl: `https://${tabId}.test` },
  }
}
