import { personas } from '#mocks/personas.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { createPurchaseSchema } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import {
  makeField,
  withConfirmation,
  type Action,
  type CallTrigger,
  type FormAction,
} from '#tests/spec/actions/action.ts'

const part = toPart(makePart())

export const purchaseAction = {
  page: 'purchase',
  as: 'newCustomer',
  form: {
    schema: createPurchaseSchema(part),
    fields: {
      userName: { value: personas.newCustomer.name, rejectedValues: { 'User Name is Required': [''] } },
      userEmail: { value: personas.newCustomer.email, rejectedValues: { 'User Email is Required': [' '] } },
      userPhone: makeField('Phone', '+880 1700 000 000', { 'Phone Number Required': [''] }),
      quantity: makeField('Quantity', '25', {
        'Quantity Required': ['', '  '],
        'Should be a positive Number': ['0', '-20', '20.5', '1e3'],
        'You have order minimum 20 pcses': ['19'],
        'Now Available 480 pcses': ['481'],
      }),
      userAddress: makeField('Address', '12 Port Road', { 'Your Address Required': [' '] }),
    },
  },
  button: 'PURCHASE',
  focusedText: {
    done: 'Order placed',
    // Even after an error, the server may have placed the order (ORDER-6).
    failed: 'Check My Orders before you try again',
    network: 'Check My Orders before you try again',
    else: 'Your order wasn’t placed',
  },
} satisfies Action & FormAction

const manageAllOrdersTrigger: CallTrigger = { page: 'manageAllOrders', as: 'admin' }

export const cancelOrderAction = withConfirmation({ page: 'myOrders', as: 'customer' }, 'Cancel', 'Cancel order', {
  else: 'Cancel',
})
export const deleteOrderAction = withConfirmation(manageAllOrdersTrigger, 'Delete', 'Delete order', {
  done: 'Ship',
  else: 'Delete',
})
export const shipOrderAction = withConfirmation(manageAllOrdersTrigger, 'Ship', 'Mark as shipped', {
  done: 'Delete',
  else: 'Ship',
})
