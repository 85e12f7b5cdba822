import { personas } from '#mocks/personas.ts'
import { toPictureFileName } from '#mocks/pictures.ts'
import {
  adminName,
  article,
  button,
  customerName,
  field,
  fileField,
  heading,
  link,
  newCustomerName,
  openPage,
  click,
  row,
  text,
  typeInto,
} from '#mocks/demo/tour/steps/step.ts'
import type { TourStep } from '#mocks/demo/tour/tour.ts'
import { addPart, manageOrders, manageUsers } from '#src/copy/adminPages.ts'
import { orders } from '#src/copy/customerPages.ts'
import { paths } from '#src/domain/paths.ts'

const newPart = {
  name: 'Carbon-ceramic rotor 380 mm',
  price: '390',
  minimum: '2',
  available: '24',
  describe: 'A third of the weight of iron, and no fade on the longest descent.',
}

export const createShippingSteps = (partName: string): TourStep[] => [
  {
    caption: `${adminName} runs the shop. The paid order is in her list, with everything she needs to ship it.`,
    actions: [openPage(paths.manageAllOrders)],
    visible: [row(partName), button(manageOrders.ship, partName)],
  },
  {
    caption: 'What can’t be undone needs a confirmation, in plain words.',
    actions: [click(button(manageOrders.ship, partName))],
    visible: [heading(manageOrders.shipConfirmation.title)],
  },
  {
    caption: 'Shipped. No call, no email: the customer sees it right away.',
    actions: [click(button(manageOrders.shipConfirmation.confirmLabel))],
    visible: [text(orders.shipped, partName)],
    continues: true,
  },
]

export const createShippedForCustomerStep = (partName: string): TourStep => ({
  caption: `And this is what ${customerName} sees: shipped.`,
  actions: [openPage(paths.myOrders)],
  visible: [text(orders.shipped, partName)],
})

export const addPartSteps: TourStep[] = [
  {
    caption: `${adminName} adds a part. While she types, a preview shows what customers will see.`,
    actions: [
      openPage(paths.addPart),
      typeInto(field(addPart.name), newPart.name),
      typeInto(field(addPart.price), newPart.price),
      typeInto(field(addPart.minimumQuantity), newPart.minimum),
      typeInto(field(addPart.availableParts), newPart.available),
      typeInto(field(addPart.describe), newPart.describe),
    ],
    visible: [article(newPart.name)],
  },
  {
    caption: 'A picture from her computer. It is checked and shown before anything is uploaded.',
    actions: [{ do: 'selectFile', target: fileField(addPart.image), file: toPictureFileName('rotor') }],
    visible: [text(toPictureFileName('rotor'))],
    continues: true,
  },
  {
    caption: 'Picture and part are saved in one go. If one fails, the form is kept.',
    actions: [click(button(addPart.submit))],
    visible: [text(addPart.done.title)],
    continues: true,
  },
  {
    caption: 'And it is on sale.',
    actions: [click(link(addPart.done.link))],
    visible: [article(newPart.name)],
    continues: true,
  },
]

export const promotionSteps: TourStep[] = [
  {
    caption: `${newCustomerName} will help in the office. New rights need a second yes.`,
    actions: [openPage(paths.manageUsers), click(button(manageUsers.makeAdmin, personas.newCustomer.email))],
    visible: [heading(manageUsers.makeAdminConfirmation.title)],
  },
  {
    caption: `${newCustomerName} is an admin now. All in a day’s work.`,
    actions: [click(button(manageUsers.makeAdminConfirmation.confirmLabel, manageUsers.makeAdminConfirmation.title))],
    visible: [text(manageUsers.admin, personas.newCustomer.email)],
    continues: true,
  },
]
