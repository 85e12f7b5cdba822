import { expect, it, vi } from 'vitest'
import type { ApiError } from '#src/api/apiError.ts'
import { toOrder, type Order } from '#src/domain/order.ts'
import type { QueryState } from '#src/routes/loadable.ts'
import { toOwnOrder } from '#src/routes/toOwnOrder.ts'
import { failure } from '#tests/unit/routes/failure.ts'

const email = 'nadia@shop.test'
const order = toOrder({ _id: 'o1', itemInfo: { itemName: 'Nut', itemPrice: 1 }, quantity: 1, userEmail: email })
const refetch = vi.fn<() => void>()
const idle: QueryState<Order> = { isFetching: false, isError: false, refetch, restart: vi.fn<() => void>() }
const failed = (kind: ApiError['kind']) => ({ isError: true, error: failure(kind) })

it.each([email, email.toUpperCase(), 'Nadia@Shop.Test', ` ${email} `])(
  'an order of %j is an own one (PAY-8)',
  (userEmail) => {
    const currentData = toOrder({ _id: 'o1', itemInfo: null, userEmail })
    expect(toOwnOrder({ ...idle, currentData }, email)).toEqual({ state: 'ready', value: currentData, stale: false })
  },
)

it.each(['yuki@shop.test', `${email}.evil`, `x${email}`, null, ''])('an order of %j is not (PAY-8)', (userEmail) => {
  const currentData = toOrder({ _id: 'o1', itemInfo: null, userEmail })
  expect(toOwnOrder({ ...idle, currentData }, email)).toMatchObject({ state: 'failed', reason: 'forbidden' })
})

it.each(['notFound', 'forbidden'] as const)('an order that is %s now is not shown as it was (PAY-5)', (kind) => {
  expect(toOwnOrder({ ...idle, currentData: order, ...failed(kind) }, email)).toMatchObject({
    state: 'failed',
    reason: kind,
  })
})

it('an order that could not be refreshed is shown as it was', () => {
  const stale = { state: 'ready', value: order, stale: true }
  expect(toOwnOrder({ ...idle, currentData: order, ...failed('server') }, email)).toEqual(stale)
})

it.each([failed('notFound'), { currentData: { ...order, customer: { ...order.customer, email: '' } } }])(
  'a failure can be tried again',
  (state) => {
    const loadable = toOwnOrder({ ...idle, ...state }, email)
    if (loadable.state === 'failed') loadable.retry()
    expect(refetch).toHaveBeenCalledOnce()
  },
)
