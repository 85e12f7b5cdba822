import { shippedCount, toShipCount } from '#mocks/demo/tour/steps/seeded.ts'
import { admin, button, checkbox, heading, link, press, row, text } from '#mocks/demo/tour/steps/step.ts'
import type { TourStep } from '#mocks/demo/tour/tour.ts'
import { kamal } from '#mocks/seed/orders.ts'
import { batch } from '#src/copy/batch.ts'
import { csv } from '#src/copy/csv.ts'
import { orderDetails, orderFigures, orderTabs, packingList } from '#src/copy/orderLists.ts'
import { shipSeveral } from '#src/copy/shipSeveral.ts'

/** From the morning's figures to the file for the books. Nothing is printed: the browser's dialog would stop it. */
export const shippingDay = (part: string): TourStep[] => [
  {
    caption: `Morning in the office. ${admin} sees at a glance what is unpaid, to be shipped, shipped and earned.`,
    actions: [],
    seen: [text(orderFigures.income), link(orderTabs.admin.paid)],
  },
  {
    caption: 'What is paid and waits, in one tab. One button prints the packing list, with a box to tick for each.',
    actions: [press(link(orderTabs.admin.paid))],
    seen: [button(packingList.print(toShipCount)), row(part)],
  },
  {
    caption: 'Each order opens: who gets it, where, the phone number, and what was paid. One click copies the label.',
    actions: [press(link(part))],
    seen: [heading(part), text(kamal.userPhone)],
  },
  {
    caption: 'The parcels are packed. One box chooses all their orders.',
    actions: [press(button(orderDetails.close)), press(checkbox(shipSeveral.chooseAll(toShipCount)))],
    seen: [button(shipSeveral.ship(toShipCount))],
  },
  {
    caption: 'One question for all of them, and it names each one: nothing is shipped by mistake.',
    actions: [press(button(shipSeveral.ship(toShipCount)))],
    seen: [heading(shipSeveral.title(toShipCount))],
    continues: true,
  },
  {
    caption:
      'They go one after the other, with a result for each. If one is refused, it stays chosen for the next try.',
    actions: [press(button(shipSeveral.confirm))],
    seen: [heading(shipSeveral.ended(toShipCount, toShipCount)), text(shipSeveral.results.done, part)],
    continues: true,
  },
  {
    caption: 'Nothing is left to ship, and every customer sees it already.',
    actions: [press(button(batch.close))],
    seen: [text(orderTabs.empty.paid)],
    continues: true,
  },
  {
    caption: 'For the books: the shipped orders as a file for any spreadsheet, with addresses and transaction ids.',
    actions: [press(link(orderTabs.admin.shipped)), press(button(csv.save))],
    seen: [text(csv.saved(shippedCount + toShipCount, csv.fileNames.orders))],
  },
]
