import type { Account } from '#src/domain/user.ts'
import type { Platform } from '#src/platform/ports.ts'
import { makePlatform } from '#tests/api/testShop.ts'
import type { Gesture } from '#tests/faults/model/bank.ts'
import type { Locks } from '#tests/faults/model/locks.ts'
import type { Violate } from '#tests/faults/model/violations.ts'
import type { Wire } from '#tests/faults/model/wire.ts'

/** What all tabs of the one browser share. */
export interface Browser {
  wire: Wire
  locks: Locks
  /** Who is signed in with the identity provider. */
  account: Account | null
  tell: Set<(account: Account | null) => void>
  /** The card of each click on Pay. */
  gestures: WeakMap<object, Gesture>
  storage: () => Storage
  violate: Violate
}

/** The outside world as one tab sees it: the identity provider is everybody's, calls are the tab's own. */
export function createTabPlatform(id: number, browser: Browser): Platform {
  const { wire } = browser
  const { platform } = makePlatform()
  const gestureOf = (card: object): Gesture => {
    const gesture = browser.gestures.get(card)
    if (!gesture) throw new Error('not a card of this test')
    return gesture
  }
  return {
    ...platform,
    identity: {
      ...platform.identity,
      onChange(listener) {
        browser.tell.add(listener)
        listener(browser.account)
        return () => void browser.tell.delete(listener)
      },
    },
    payment: {
      ...platform.payment,
      confirm(secret, card) {
        const gesture = gestureOf(card)
        if (browser.account?.id !== gesture.userId) browser.violate('charged after signing out', gesture.userId)
        return wire.confirm(id, secret, gesture)
      },
      retrieve: (secret) => wire.retrieve(id, secret),
    },
    // every tab has an address of its own, so that a call says where it comes from
    config: { ...platform.config, apiUrl: `https://${id}.test` },
  }
}
