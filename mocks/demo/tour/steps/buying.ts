import {
  article,
  button,
  customerName,
  field,
  filledField,
  heading,
  link,
  click,
  text,
  typeInto,
} from '#mocks/demo/tour/steps/step.ts'
import type { TourStep } from '#mocks/demo/tour/tour.ts'
import { orders, purchase } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { validationMessages } from '#src/copy/validation.ts'
import type { Part } from '#src/domain/part.ts'

const formatAmount = (dollars: number): string => dollars.toLocaleString('en-US', { minimumFractionDigits: 2 })

/** The steps from the catalogue to the new order in My Orders. The first quantity entered is too small. */
export function createBuyingSteps({ name, price, minimumQuantity }: Part): TourStep[] {
  const quantityField = field(purchase.quantity)
  const orderedQuantity = minimumQuantity + 5
  return [
    {
      caption: `${customerName} runs a garage and needs brake rotors. Price, stock and the minimum order are on every card.`,
      actions: [],
      visible: [link(parts.purchaseNow, name), article(name)],
    },
    {
      caption: `One click opens the order sheet. The shop knows ${customerName}, so his address is already filled in.`,
      actions: [click(link(parts.purchaseNow, name))],
      visible: [filledField(purchase.address), filledField(purchase.phone), heading(name)],
    },
    {
      caption: 'Too few? A message at the field says so before anything is sent.',
      actions: [typeInto(quantityField, String(minimumQuantity - 1)), click(button(purchase.submit))],
      visible: [text(validationMessages.quantityMinimum(minimumQuantity))],
      continues: true, // a restored order sheet is empty until the profile has loaded
    },
    {
      caption: 'The right quantity. The total updates as he types.',
      actions: [typeInto(quantityField, String(orderedQuantity))],
      visible: [text(formatAmount((price ?? 0) * orderedQuantity))],
      continues: true,
    },
    {
      caption: 'Ordered. The confirmation shows quantity and total, and where to pay.',
      actions: [click(button(purchase.submit))],
      visible: [text(purchase.done.title)],
      continues: true,
    },
    {
      caption: 'My Orders: the new order is ready to be paid. Until then it can be cancelled.',
      actions: [click(link(purchase.done.link))],
      visible: [link(orders.pay, name), button(orders.cancel, name)],
      continues: true,
    },
  ]
}
