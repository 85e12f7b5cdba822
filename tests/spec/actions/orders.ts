import { personas } from '#mocks/personas.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { purchaseFormSchema, toPurchaseBody } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import type { Action, FormPress } from '#tests/spec/actions/action.ts'
import { isFilled, isQuantity } from '#tests/spec/actions/fieldRules.ts'

const part = toPart(makePart())

export const purchase = {
  on: 'purchase',
  as: 'newCustomer',
  form: {
    schema: purchaseFormSchema(part),
    toBody: (values) => toPurchaseBody(values, part),
    fields: {
      userName: { value: personas.newCustomer.name, takes: isFilled },
      // As the login has it, whatever that is.
      userEmail: { value: personas.newCustomer.email, takes: (text) => text.trim() !== '' },
      userPhone: {
        label: 'Phone',
        value: '+880 1700 000 000',
        takes: isFilled,
        refuses: [['', 'Phone Number Required']],
      },
      quantity: {
        label: 'Quantity',
        value: '25',
        takes: isQuantity,
        refuses: [
          ['', 'Quantity Required'],
          ['  ', 'Quantity Required'],
          ['0', 'Should be a positive Number'],
          ['-20', 'Should be a positive Number'],
          ['20.5', 'Should be a positive Number'],
          ['1e3', 'Should be a positive Number'],
          ['19', 'You have order minimum 20 pcses'],
          ['481', 'Now Available 480 pcses'],
        ],
      },
      userAddress: {
        label: 'Address',
        value: '12 Port Road',
        takes: isFilled,
        refuses: [[' ', 'Your Address Required']],
      },
    },
  },
  press: 'PURCHASE',
  busy: 'Sending your order…',
  focus: {
    done: 'Your order is placed',
    // The server may have placed it all the same (ORDER-6).
    failed: 'look at My Orders first',
    network: 'look at My Orders first',
    else: 'Nothing was bought',
  },
} satisfies Action & FormPress

export const cancel: Action = {
  on: 'myOrders',
  as: 'customer',
  opens: 'Cancel',
  press: 'Cancel the order',
  busy: 'Cancelling…',
  focus: { else: 'Cancel' },
}

export const removeOrder: Action = {
  on: 'manageAllOrders',
  as: 'admin',
  opens: 'Delete',
  press: 'Delete the order',
  busy: 'Deleting…',
  focus: { done: 'Ship', else: 'Delete' },
}

export const ship: Action = {
  on: 'manageAllOrders',
  as: 'admin',
  opens: 'Ship',
  press: 'Mark as shipped',
  busy: 'Shipping…',
  focus: { done: 'Delete', else: 'Ship' },
}
