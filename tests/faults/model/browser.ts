import type { Account } from '#src/domain/account.ts'
import type { Platform } from '#src/platform/ports.ts'
import { makePlatform } from '#tests/unit/api/testShop.ts'
import type { PayClick } from '#tests/support/paying/bank.ts'
import { createBrowserLocks } from '#tests/support/paying/locks.ts'
import type { Network } from '#tests/faults/model/network.ts'
import type { ReportViolation } from '#tests/support/paying/violations.ts'

const createAccount = (id: string): Account => ({
  id,
  email: `${id}@example.com`,
  name: id,
  photo: null,
  hasPassword: true,
})
export const accounts = [createAccount('u1'), createAccount('u2')] as const

/** What all tabs of a browser share. */
export const createBrowser = (network: Network, storage: () => Storage, reportViolation: ReportViolation) => ({
  network,
  storage,
  reportViolation,
  locks: createBrowserLocks(),
  /** The account that the identity provider reports as signed in. */
  account: accounts[0] as Account | null,
  accountListeners: new Set<(account: Account | null) => void>(),
  /** Every click on Pay, by the card handle that was passed to the payment flow. */
  payClicks: new WeakMap<object, PayClick>(),
})
export type Browser = ReturnType<typeof createBrowser>

/** The platform of one tab: the identity provider is shared, network calls carry the tab's id. */
export function createTabPlatform(tabId: number, browser: Browser): Platform {
  const { network, accountListeners, payClicks } = browser
  const { platform } = makePlatform()
  return {
    ...platform,
    identity: {
      ...platform.identity,
      onChange(listener) {
        accountListeners.add(listener)
        listener(browser.account)
        return () => void accountListeners.delete(listener)
      },
    },
    payment: {
      ...platform.payment,
      confirm(secret, card) {
        const click = payClicks.get(card)
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
