import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { vi } from 'vitest'
import { makeStore } from '#src/app/store.ts'
import type { Account } from '#src/domain/account.ts'
import { PlatformContext } from '#src/ports/PlatformContext.ts'
import type { PaymentPort } from '#src/ports/ports.ts'
import { tokenStatusChanged, signedIn } from '#src/session/sessionSlice.ts'
import { makePlatform, nadia, otherTabTokenStorage } from '#tests/unit/api/testShop.ts'

/** Creates a shop in which nobody is signed in, and returns the mocked functions of its card payment provider. */
export function createPaymentShop() {
  const { platform } = makePlatform()
  const confirm = vi.fn<PaymentPort['confirm']>()
  const retrieve = vi.fn<PaymentPort['retrieve']>()
  const paymentPlatform = { ...platform, payment: { ...platform.payment, confirm, retrieve } }
  return { store: makeStore(paymentPlatform), platform: paymentPlatform, confirm, retrieve }
}
export type PaymentShop = ReturnType<typeof createPaymentShop>

/** Signs in an account that has an access token. */
export function signIn({ store }: PaymentShop, account: Account = nadia): void {
  otherTabTokenStorage.set('token-1', account.id)
  store.dispatch(signedIn(account))
  store.dispatch(tokenStatusChanged('granted'))
}

export function createSignedInShop(): PaymentShop {
  const shop = createPaymentShop()
  signIn(shop)
  return shop
}

export const createProviders =
  ({ store, platform }: PaymentShop) =>
  ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </Provider>
  )

/** An order of $240, as the server sends it. */
export const orderWire = { _id: 'o1', itemInfo: { itemName: 'Brake disc', itemPrice: 120 }, quantity: 2, paid: false }
