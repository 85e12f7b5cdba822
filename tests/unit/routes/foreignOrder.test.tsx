import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { API } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { server } from '#mocks/server.ts'
import type { OrderWire } from '#src/domain/order.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { mountPage } from '#tests/support/mountApp.tsx'

const { email } = personas.customer
const address = 'Quay 7, Khulna'

const states: [string, Partial<OrderWire>][] = [
  ['an unpaid', {}],
  ['a paid', { paid: true, status: 'pending', transationId: 'pi_9' }],
  ['a shipped', { paid: true, status: 'shipped', transationId: 'pi_9' }],
]

/** Opens the Payment page of an order that the server returns to every user. */
async function openOrder(order: Partial<OrderWire>) {
  const answer = makeOrder({ _id: 'order-1012', userAddress: address, ...order })
  server.use(http.get(`${API}/mypurchase/:id`, () => HttpResponse.json(answer)))
  const writes = [countCalls('POST', '/'), countCalls('PATCH', '/')]
  await mountPage('/dashboard/payment/order-1012', 'Payment', { as: 'customer' })
  return { writes: () => writes.map((count) => count()) }
}

describe.each(states)('%s order of another user that the server returns by mistake (PAY-8)', (_, state) => {
  it.each([
    ['of another customer', 'yuki.tanaka@tanaka-auto.example'],
    ['of an address that begins like the own one', `${email}.evil`],
    ['of an address that ends like the own one', `x${email}`],
    ['without an address', null],
    ['with an empty address', ''],
  ])(
    '%s is forbidden: shows no card form, receipt or data of the order, and sends nothing',
    async (_owner, userEmail) => {
      const { writes } = await openOrder({ ...state, userEmail })
      expect(await screen.findByText('This order is not yours')).toBeVisible()
      expect(screen.queryByLabelText('Card number')).toBeNull()
      expect(screen.queryByRole('button', { name: /Payment Confirm/ })).toBeNull()
      expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull()
      for (const text of [address, 'Ventilated brake rotor', 'pi_9']) expect(document.body).not.toHaveTextContent(text)
      expect(writes()).toEqual([0, 0])
    },
  )
})

describe.each([
  ['as it is', email],
  ['in capitals', email.toUpperCase()],
  ['in mixed case', 'Demo.User@Dhruva.Example'],
  ['with blanks around it', ` ${email} `],
])('an own order, the address written %s', (_, userEmail) => {
  it('can be paid', async () => {
    await openOrder({ userEmail })
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it('shows its receipt once it is paid', async () => {
    await openOrder({ userEmail, paid: true, status: 'pending', transationId: 'pi_9' })
    expect(await screen.findByRole('region', { name: 'Receipt' })).toHaveTextContent('pi_9')
    expect(screen.queryByText('This order is not yours')).toBeNull()
  })
})
