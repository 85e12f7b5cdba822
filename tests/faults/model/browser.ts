import type { Account } from '#src/domain/account.ts'
import { createJournal } from '#src/payment/journal.ts'
import type { Platform } from '#src/ports/ports.ts'
import { makePlatform } from '#tests/unit/api/testShop.ts'
import type { PayClick } from '#tests/support/paying/bank.ts'
import { createBrowserLocks } from '#tests/support/paying/locks.ts'
import { withFailingWrites, throwSecurityError } from '#tests/support/failStorage.ts'
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

/** How a browser's storage behaves. A payment survives a reload only if it is stored. */
export type StorageKind = 'works' | 'full' | 'blocked'

/** Creates the state that one person's browsers share. */
export const createPerson = () => ({
  /** The account that the identity provider reports as signed in. */
  account: accounts[0] as Account | null,
  accountListeners: new Set<(account: Account | null) => void>(),
})
type Person = ReturnType<typeof createPerson>

/** Creates the state that all tabs of a browser share. */
export function createBrowser(
  name: string,
  { localStorage, sessionStorage }: Pick<Window, 'localStorage' | 'sessionStorage'>,
  storageKind: StorageKind,
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
    // If storage is full, the browser has only one tab, and that tab's session storage still works.
    full: [() => withFailingWrites(localStorage), () => sessionStorage],
    blocked: [throwSecurityError, throwSecurityError],
  } as const
  /** Confirmations that were pending when the site's data was cleared. Until they end, only the page remembers them. */
  const clearedConfirmations = new Set<PendingCall>()
  return {
    name,
    storageKind,
    person,
    network,
    reportViolation,
    locks: createBrowserLocks(),
    openJournal: () => createJournal(...storageOpeners[storageKind]),
    /** A journal through which the test reads the stored payment attempts. */
    journal,
    /** The clicks on Pay, by the card handle that each click used. */
    payClicks: new WeakMap<object, PayClick>(),
    /** Whether a tab may be reloaded or closed, or a second tab opened, without losing a payment that is only in memory. */
    canReload: () =>
      storageKind !== 'blocked' && ![...clearedConfirmations].some((call) => network.pendingCalls.has(call)),
    /**
     * Plans to clear the site's data.
     * @returns a function that clears the data; null if a charge could be lost because no pending response would restore it
     */
    planClearing(tabIds: readonly number[]): (() => void) | null {
      const pendingConfirmations = network.getCallsOfKind('confirm').filter(({ tabId }) => tabIds.includes(tabId))
      const unfinishedAttempts = journal.listAll().filter(({ stage }) => stage !== 'open')
      if (
        storageKind !== 'works' ||
        pendingConfirmations.length === 0 ||
        unfinishedAttempts.length > pendingConfirmations.length
      )
        return null
      return () => {
        localStorage.clear()
        for (const call of pendingConfirmations) clearedConfirmations.add(call)
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
    // The host name contains the tab's id and the browser's name, so that the stubbed `fetch` can identify the caller.
    config: { ...platform.config, apiUrl: `https://${tabId}.${browser.name}.test` },
  }
}
