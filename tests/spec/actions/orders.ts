import { personas } from '#mocks/personas.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { createPurchaseSchema } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { field, withConfirmation, type Action, type FormAction } from '#tests/spec/actions/action.ts'

const part = toPart(makePart())

export const purchase = {
  on: 'purchase',
  as: 'newCustomer',
  form: {
    schema: createPurchaseSchema(part),
    fields: {
      userName: { value: personas.newCustomer.name, rejects: { 'User Name is Required': [''] } },
      userEmail: { value: personas.newCustomer.email, rejects: { 'User Email is Required': [' '] } },
      userPhone: field('Phone', '+880 1700 000 000', { 'Phone Number Required': [''] }),
      quantity: field('Quantity', '25', {
        'Quantity Required': ['', '  '],
        'Should be a positive Number': ['0', '-20', '20.5', '1e3'],
        'You have order minimum 20 pcses': ['19'],
        'Now Available 480 pcses': ['481'],
      }),
      userAddress: field('Address', '12 Port Road', { 'Your Address Required': [' '] }),
    },
  },
  button: 'PURCHASE',
  focus: {
    done: 'Order placed',
    // The server may have placed the order nevertheless (ORDER-6).
    failed: 'Check My Orders before you try again',
    network: 'Check My Orders before you try again',
    else: 'Your order wasn’t placed',
  },
} satisfies Action & FormAction

const allOrders = { on: 'manageAllOrders', as: 'admin' } as const

export const cancel = withConfirmation({ on: 'myOrders', as: 'customer' }, 'Cancel', 'Cancel order', { else: 'Cancel' })
export const removeOrder = withConfirmation(allOrders, 'Delete', 'Delete order', { done: 'Ship', else: 'Delete' })
export const ship = withConfirmation(allOrders, 'Ship', 'Mark as shipped', { done: 'Delete', else: 'Ship' })
