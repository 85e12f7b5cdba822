import { expect, expectTypeOf, test } from 'vitest'
import { acknowledged } from '#src/api/confirmation.ts'
import type { allCalls } from '#src/api/allCalls.ts'
import type { ArgumentsOf } from '#src/api/call.ts'
import { patch } from '#src/api/mutation.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { paymentsApi } from '#src/api/payments.ts'
import { profilesApi } from '#src/api/profiles.ts'
import type { Part } from '#src/domain/part.ts'

const { shipOrder } = ordersApi.endpoints
const { getPart, getParts } = partsApi.endpoints
const { createPaymentIntent, recordPayment } = paymentsApi.endpoints
const { saveProfile } = profilesApi.endpoints

test('the arguments of a call are type-checked', () => {
  shipOrder.initiate({ id: '1' })
  // @ts-expect-error the id is missing
  expect(() => shipOrder.initiate({})).not.toThrow()
  // @ts-expect-error the key is misspelt
  shipOrder.initiate({ orderId: '1' })
  // @ts-expect-error the id is no string
  shipOrder.initiate({ id: 1 })
  // @ts-expect-error the id is not in an object
  shipOrder.initiate('1')
  // @ts-expect-error a call without path parameters and body takes no argument
  getParts.initiate({ id: '1' })
  // @ts-expect-error the total is no number
  createPaymentIntent.initiate({ totalPrice: '12.50' })
  // @ts-expect-error the fields of the body are missing
  recordPayment.initiate({ id: '1' })
  // @ts-expect-error the phone is missing
  saveProfile.initiate({ education: '', address: '', linkedin: '', country: '', name: '', email: '' })
  const options = { access: 'admin', answer: acknowledged, toasts: { done: null } } as const
  // @ts-expect-error the path has no such parameter
  patch('/order/{id}', { ...options, invalidatesTags: ({ name }) => [{ type: 'Order', id: name }] })
  // @ts-expect-error the tag does not exist
  patch('/order/{id}', { ...options, invalidatesTags: () => ['Orders'] })
})

test('a query returns its view model', () => {
  expectTypeOf<ReturnType<ReturnType<typeof getPart.select>>['data']>().toEqualTypeOf<Part | undefined>()
  expectTypeOf<ArgumentsOf<typeof allCalls.getParts>>().toEqualTypeOf<void>()
  expectTypeOf<ArgumentsOf<typeof allCalls.shipOrder>>().toEqualTypeOf<{ readonly id: string }>()
})
