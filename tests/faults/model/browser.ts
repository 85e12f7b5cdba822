import type { Account } from '#src/domain/account.ts'
import { createJournal } from '#src/payment/journal.ts'
import type { Platform } from '#src/ports/ports.ts'
import { makePlatform } from '#tests/unit/api/testShop.ts'
import type { PayClick } from '#tests/support/paying/bank.ts'
import { createBrowserLocks } from '#tests/support/paying/locks.ts'
import { failWrites, throwSecurityError } from '#tests/support/failStorage.ts'
import type { Network, PendingCall } from '#tests/faults/model/network.ts'
import type { ReportViolation } from '#tests/support/paying/violations.ts'

const createAccount = (id: string): Account => ({
  id,
  email: `${id}@example.com`,
  name: id,
  photo: null,
  hasPassword: true,
})
export const accounts = [createAccount('u1'), createAccount('u2')] as const

/** How a browser's storage behaves. Only storage can protect against a reload or a second tab. */
export type StorageKind = 'works' | 'full' | 'blocked'

/** The state that one person's browsers share: the identity provider's account. */
export const createPerson = () => ({
  /** The account that the identity provider reports as signed in. */
  account: accounts[0] as Account | null,
  accountListeners: new Set<(account: Account | null) => void>(),
})
type Person = ReturnType<typeof createPerson>

/** The state that all tabs of a browser share. */
export function createBrowser(
  name: string,
  { localStorage, sessionStorage }: Pick<Window, 'localStorage' | 'sessionStorage'>,
  kind: StorageKind,
  person: Person,
  network: Network,
  reportViolation: ReportViolation,
) {
  localStorage.clear()
  sessionStorage.clear()
  const journal = createJournal(
    () => localStorage,
    () => sessionStorage,
  )
  const storageOpeners = {
    works: [() => localStorage, throwSecurityError],
    // The browser then has one tab, whose own storage still works.
    full: [() => failWrites(localStorage), () => sessionStorage],
    blocked: [throwSecurityError, throwSecurityError],
  } as const
  /** Confirmations that were pending when the site's data was cleared; only the page has a record of them for now. */
  const clearedConfirmations = new Set<PendingCall>()
  return {
    name,
    kind,
    person,
    network,
    reportViolation,
    locks: createBrowserLocks(),
    openJournal: () => createJournal(...storageOpeners[kind]),
    /** The stored data, as a person could read it. */
    journal,
    /** Every click on Pay, by the card handle that was passed to the payment flow. */
    payClicks: new WeakMap<object, PayClick>(),
    /**
     * Whether a tab may be reloaded or closed, or a second tab opened, without a loss that only storage could prevent.
     */
    canReload: () => kind !== 'blocked' && ![...clearedConfirmations].some((call) => network.pending.has(call)),
    /**
     * Plans to clear the site's data.
     * @returns a function that clears it; null unless each possible charge is waiting for its response
     */
    planClearing(tabIds: readonly number[]): (() => void) | null {
      const confirmations = network.callsOfKind('confirm').filter(({ tabId }) => tabIds.includes(tabId))
      const unfinishedAttempts = journal.all().filter(({ stage }) => stage !== 'open')
      if (kind !== 'works' || confirmations.length === 0 || unfinishedAttempts.length > confirmations.length)
        return null
      return () => {
        localStorage.clear()
        for (const call of confirmations) clearedConfirmations.add(call)
      }
    },
  }
}
export type Browser = ReturnType<typeof createBrowser>

/** The platform of one tab. The identity provider is shared; network calls carry the tab's id. */
export function createTabPlatform(tabId: number, browser: Browser): Platform {
  const { network, person, payClicks } = browser
  const { platform } = makePlatform()
  return {
    ...platform,
    identity: {
      ...platform.identity,
      onChange(listener) {
        person.accountListeners.add(listener)
        listener(person.account)
        return () => void person.accountListeners.delete(listener)
      },
    },
    payment: {
      ...platform.payment,
      confirm(secret, card) {
        const click = payClicks.get(card)
        if (!click) throw new Error('not a card of this test')
        if (person.account?.id !== click.userId) browser.reportViolation('charged after signing out', click.userId)
        return network.confirm(tabId, secret, click)
      },
      retrieve: (secret) => network.retrieve(tabId, secret),
    },
    // The host names the tab and its browser, so the stubbed `fetch` can identify the caller.
    config: { ...platform.config, apiUrl: `https://${tabId}.${browser.name}.test` },
  }
}
