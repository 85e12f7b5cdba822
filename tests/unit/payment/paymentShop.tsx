import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { vi } from 'vitest'
import { makeStore } from '#src/app/store.ts'
import type { Account } from '#src/domain/account.ts'
import { PlatformContext } from '#src/ports/PlatformContext.ts'
import type { PaymentPort } from '#src/ports/ports.ts'
import { tokenStatusChanged, signedIn } from '#src/session/sessionSlice.ts'
import { makePlatform, nadia, otherTab } from '#tests/unit/api/testShop.ts'

/** A shop without screens, with nobody signed in, and the functions of its card provider. */
export function createPaymentShop() {
  const { platform } = makePlatform()
  const confirm = vi.fn<PaymentPort['confirm']>()
  const retrieve = vi.fn<PaymentPort['retrieve']>()
  const ports = { ...platform, payment: { ...platform.payment, confirm, retrieve } }
  return { store: makeStore(ports), platform: ports, confirm, retrieve }
}
export type PaymentShop = ReturnType<typeof createPaymentShop>

/** Signs in an account that the server grants access. */
export function signIn({ store }: PaymentShop, account: Account = nadia): void {
  otherTab.set('token-1', account.id)
  store.dispatch(signedIn(account))
  store.dispatch(tokenStatusChanged('granted'))
}

export function signedInShop(): PaymentShop {
  const shop = createPaymentShop()
  signIn(shop)
  return shop
}

export const getProviders =
  ({ store, platform }: PaymentShop) =>
  ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </Provider>
  )

/** An order of nadia's as the server sends it, $240. */
export const row = { _id: 'o1', itemInfo: { itemName: 'Brake disc', itemPrice: 120 }, quantity: 2, paid: false }
