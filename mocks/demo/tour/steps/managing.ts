import { personas } from '#mocks/personas.ts'
import { pictureFile } from '#mocks/pictures.ts'
import {
  article,
  button,
  field,
  fileField,
  heading,
  link,
  open,
  press,
  row,
  step,
  text,
  type,
} from '#mocks/demo/tour/steps/step.ts'
import type { TourStep } from '#mocks/demo/tour/tour.ts'
import { addPart } from '#src/copy/addPart.ts'
import { manageOrders } from '#src/copy/manageOrders.ts'
import { manageUsers } from '#src/copy/manageUsers.ts'
import { orders } from '#src/copy/orders.ts'
import { paths } from '#src/domain/paths.ts'

/** The part that the admin adds. */
const newPart = {
  name: 'Carbon-ceramic rotor 380 mm',
  price: '390',
  minimum: '2',
  available: '24',
  describe: 'A third of the weight of iron, and no fade on the longest descent.',
}

/** An admin ships a paid order of a part. */
export const shipping = (part: string): TourStep[] => [
  step('toShip', { actions: [open(paths.manageAllOrders)], seen: [row(part), button(manageOrders.ship, part)] }),
  step('shipQuestion', {
    actions: [press(button(manageOrders.ship, part))],
    seen: [heading(manageOrders.shipTitle)],
  }),
  step('shipped', {
    actions: [press(button(manageOrders.shipConfirm))],
    seen: [text(orders.shipped, part)],
    continues: true,
  }),
]

/** The customer looks at the shipped order. */
export const customerSees = (part: string): TourStep =>
  step('customerSees', {
    actions: [open(paths.myOrders)],
    seen: [text(orders.shipped, part)],
  })

/** An admin adds a part with a picture, and sees it in the catalogue. */
export const adding: TourStep[] = [
  step('newPart', {
    actions: [
      open(paths.addPart),
      type(field(addPart.name), newPart.name),
      type(field(addPart.price), newPart.price),
      type(field(addPart.minimumQuantity), newPart.minimum),
      type(field(addPart.availableParts), newPart.available),
      type(field(addPart.describe), newPart.describe),
    ],
    seen: [article(newPart.name)],
  }),
  step('picture', {
    actions: [{ do: 'choose', target: fileField(addPart.image), file: pictureFile('rotor') }],
    seen: [text(pictureFile('rotor'))],
    continues: true,
  }),
  step('added', {
    actions: [press(button(addPart.submit))],
    seen: [text(addPart.done.title)],
    continues: true,
  }),
  step('onSale', {
    actions: [press(link(addPart.done.link))],
    seen: [article(newPart.name)],
    continues: true,
  }),
]

/** An admin makes the new customer an admin. */
export const promoting: TourStep[] = [
  step('users', {
    actions: [open(paths.manageUsers), press(button(manageUsers.makeAdmin, personas.newCustomer.email))],
    seen: [heading(manageUsers.question)],
  }),
  step('promoted', {
    actions: [press(button(manageUsers.confirm, manageUsers.question))],
    seen: [text(manageUsers.admin, personas.newCustomer.email)],
    continues: true,
  }),
]
