import {
  article,
  button,
  field,
  filledField,
  heading,
  link,
  press,
  step,
  text,
  type,
} from '#mocks/demo/tour/steps/step.ts'
import type { TourPart } from '#mocks/demo/tour/steps/seeded.ts'
import type { TourStep } from '#mocks/demo/tour/tour.ts'
import { orders } from '#src/copy/orders.ts'
import { parts } from '#src/copy/parts.ts'
import { purchase } from '#src/copy/purchase.ts'
import { messages } from '#src/copy/validation.ts'

const amount = (dollars: number): string => dollars.toLocaleString('en-US', { minimumFractionDigits: 2 })

/** From the catalogue to the new order in My Orders, by way of an order that is too small. */
export function buying({ name, price, minimum }: TourPart): TourStep[] {
  const quantity = field(purchase.quantity)
  const pieces = minimum + 5
  return [
    step('catalogue', { seen: [link(parts.purchaseNow, name), article(name)] }),
    step('orderSheet', {
      actions: [press(link(parts.purchaseNow, name))],
      seen: [filledField(purchase.address), filledField(purchase.phone), heading(name)],
    }),
    step('tooFew', {
      actions: [type(quantity, String(minimum - 1)), press(button(purchase.submit))],
      seen: [text(messages.quantityMinimum(minimum))],
      continues: true, // a restored order sheet is empty until the profile arrives
    }),
    step('total', { actions: [type(quantity, String(pieces))], seen: [text(amount(price * pieces))], continues: true }),
    step('placed', {
      actions: [press(button(purchase.submit))],
      seen: [text(purchase.done.title)],
      continues: true,
    }),
    step('myOrders', {
      actions: [press(link(purchase.done.link))],
      seen: [link(orders.pay, name), button(orders.cancel, name)],
      continues: true,
    }),
  ]
}
