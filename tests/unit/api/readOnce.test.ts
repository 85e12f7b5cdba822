import { expect, it, vi } from 'vitest'
import { orderCalls, ordersApi } from '#src/api/orders.ts'
import { readOnce } from '#src/api/readOnce.ts'
import { logFailure } from '#src/app/notify.tsx'
import { json, networkError, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'
import { row } from '#tests/unit/payment/paymentShop.tsx'
import { until } from '#tests/support/until.ts'

vi.mock('#src/app/notify.tsx')

const { getMyOrder } = ordersApi.endpoints
const readOrder = () => readOnce('getMyOrder', orderCalls.getMyOrder, { id: 'o1' })

it('reads from the server although the answer is cached, or asked for and not there yet', async () => {
  const received = respondWith((_, index) => json({ ...row, quantity: index + 1 }))
  const store = signedInStore()
  void store.dispatch(getMyOrder.initiate({ id: 'o1' }))
  expect(await store.dispatch(readOrder())).toMatchObject({ id: 'o1' })
  expect(await store.dispatch(readOrder())).toMatchObject({ id: 'o1' })
  expect(received).toHaveLength(3)
})

it('does not repeat a read that failed, and logs it (NET-8, ORDER-8)', async () => {
  const error = { kind: 'network', status: null }
  const received = respondWith(networkError)
  await expect(signedInStore().dispatch(readOrder())).rejects.toEqual(error)
  expect(received).toHaveLength(1)
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('getMyOrder', error)
})

it('has pages that show the order read it again when it is gone (STATE-7)', async () => {
  respondWith((_, index) => (index === 0 ? json(row) : json({}, 404)))
  const store = signedInStore()
  await store.dispatch(getMyOrder.initiate({ id: 'o1' }))
  await expect(store.dispatch(readOrder())).rejects.toMatchObject({ kind: 'notFound' })
  await until(() => expect(getMyOrder.select({ id: 'o1' })(store.getState()).error).toMatchObject({ status: 404 }))
})
