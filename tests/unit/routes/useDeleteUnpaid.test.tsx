import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { notify } from '#src/app/notify.tsx'
import { orderToasts } from '#src/copy/orderToasts.ts'
import { toasts } from '#src/copy/toasts.ts'
import { toOrder, type Order } from '#src/domain/order.ts'
import { error, warning } from '#src/notifications/toast.ts'
import { paymentsOf } from '#src/payment/payments.ts'
import { useDeleteUnpaid } from '#src/routes/useDeleteUnpaid.ts'
import { createPaymentShop, providersOf, row, signIn } from '#tests/unit/payment/paymentShop.tsx'
import { failure } from '#tests/unit/routes/failure.ts'

vi.mock('#src/app/notify.tsx')

const order = toOrder(row)
const paid = toOrder({ ...row, paid: true, status: 'pending' })

const fetchLatest = vi.fn<(id: string) => Promise<Order | null>>()
const deleteOrder = vi.fn<(id: string) => Promise<void>>()

beforeEach(() => {
  fetchLatest.mockResolvedValue(order)
  deleteOrder.mockResolvedValue()
})

function open() {
  const shop = createPaymentShop()
  signIn(shop)
  const { result } = renderHook(() => useDeleteUnpaid(fetchLatest, deleteOrder), { wrapper: providersOf(shop) })
  const remove = (target = order) => act(() => result.current.deleteUnpaid(target))
  return { shop, result, remove }
}

it.each<[string, () => Promise<Order | null>]>([
  ['is unpaid', () => Promise.resolve(order)],
  ['no longer exists, so that its list is told', () => Promise.resolve(null)],
  ['is not found', () => Promise.reject(failure('notFound'))],
])('deletes an order that %s, without a toast of its own (ADMIN-7)', async (_, read) => {
  fetchLatest.mockImplementation(read)
  await open().remove()
  expect(fetchLatest).toHaveBeenCalledExactlyOnceWith('o1')
  expect(deleteOrder).toHaveBeenCalledExactlyOnceWith('o1')
  expect(notify).not.toHaveBeenCalled()
})

it.each<[string, () => Promise<Order | null>, object]>([
  ['is paid by now', () => Promise.resolve(paid), warning(orderToasts.alreadyPaid)],
  ['can’t be read', () => Promise.reject(failure('server')), error(orderToasts.notRead)],
  ['can’t be read offline', () => Promise.reject(failure('network')), error(toasts.network)],
])('does not delete an order that %s, and says so (ADMIN-8)', async (_, read, toast) => {
  fetchLatest.mockImplementation(read)
  await open().remove()
  expect(deleteOrder).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledExactlyOnceWith(toast)
})

it('does not delete an order that is being paid, and says so (PAY-7)', async () => {
  const { shop, remove } = open()
  vi.spyOn(paymentsOf(shop).flow, 'runUnlessPaying').mockResolvedValue(false)
  await remove()
  expect(deleteOrder).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledExactlyOnceWith(warning(orderToasts.beingPaid))
})

it('is busy with one order at a time', async () => {
  const { result, remove } = open()
  const deletion = Promise.withResolvers<void>()
  deleteOrder.mockReturnValueOnce(deletion.promise)
  act(() => void result.current.deleteUnpaid(order))
  expect(result.current.busyId).toBe('o1')
  await remove({ ...order, id: 'o2' })
  expect(result.current.busyId).toBe('o1')
  await act(async () => deletion.resolve())
  expect(result.current.busyId).toBeNull()
  expect(fetchLatest).toHaveBeenCalledExactlyOnceWith('o1')

  deleteOrder.mockRejectedValue(new Error('bug'))
  await act(() => expect(result.current.deleteUnpaid(order)).rejects.toThrow('bug'))
  expect(result.current.busyId).toBeNull()
})
