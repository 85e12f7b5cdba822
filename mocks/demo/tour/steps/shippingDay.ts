import { fortyPartsCount, fortyPartsFile } from '#mocks/demo/tour/fortyParts.ts'
import { shippedOrderCount, pendingOrderCount, pendingPartCount } from '#mocks/demo/tour/steps/seeded.ts'
import {
  adminName,
  article,
  button,
  checkbox,
  fileField,
  heading,
  link,
  openPage,
  click,
  row,
  text,
} from '#mocks/demo/tour/steps/step.ts'
import type { TourStep } from '#mocks/demo/tour/tour.ts'
import { arrivingOrder, kamal } from '#mocks/seed/orders.ts'
import { batch } from '#src/copy/batch.ts'
import { csv } from '#src/copy/csv.ts'
import { lowStock } from '#src/copy/lowStock.ts'
import { newOrders } from '#src/copy/newOrders.ts'
import { orderDetails, orderFigures, orderTabs, packingList } from '#src/copy/orderTabs.ts'
import { partsFile } from '#src/copy/partsFile.ts'
import { reachCustomer } from '#src/copy/reachCustomer.ts'
import { bulkShipping } from '#src/copy/bulkShipping.ts'
import { paths } from '#src/domain/paths.ts'

const arrivingPartName = arrivingOrder.itemInfo.itemName ?? ''
const lowStockPartName = 'Turbocharger, 60 mm compressor'

/**
 * The steps of an admin's morning. On the orders page, Back replays the steps from the first one, because no order is marked as
 * new after a snapshot is restored. No step prints, because the browser's print dialog would interrupt the tour.
 */
export const createShippingDaySteps = (partName: string): TourStep[] => [
  {
    caption: `Morning in the office. ${adminName} sees at a glance what is unpaid, ready to ship, shipped and earned.`,
    actions: [],
    visible: [text(orderFigures.income), link(orderTabs.admin.paid)],
  },
  {
    caption: 'A garage places an order while she is reading. Nothing moves, and a button offers to show the order.',
    actions: [{ do: 'receiveOrder' }],
    visible: [button(newOrders.show(1))],
    continues: true,
  },
  {
    caption: 'One click, and it is at the top, marked as new.',
    actions: [click(button(newOrders.show(1)))],
    visible: [row(arrivingPartName), text(newOrders.mark, arrivingPartName)],
    continues: true,
  },
  {
    caption: 'All orders to ship, in one tab. One button prints the packing list, with a box to tick for each.',
    actions: [click(link(orderTabs.admin.paid))],
    visible: [button(packingList.print(pendingOrderCount)), row(partName)],
    continues: true,
  },
  {
    caption: 'The pick list shows how many pieces of each part to fetch, on paper or as a file.',
    actions: [click(button(csv.savePickList))],
    visible: [
      text(csv.saved(pendingPartCount, csv.fileNames.pickList)),
      button(packingList.printPick(pendingPartCount)),
    ],
    continues: true,
  },
  {
    caption:
      'Each order opens to show who gets it and where. One click copies the address label, or calls or emails the customer.',
    actions: [click(link(partName))],
    visible: [heading(partName), text(kamal.userPhone), link(reachCustomer.email)],
    continues: true,
  },
  {
    caption: 'The parcels are packed. One checkbox selects all their orders.',
    actions: [click(button(orderDetails.close)), click(checkbox(bulkShipping.selectAll(pendingOrderCount)))],
    visible: [button(bulkShipping.ship(pendingOrderCount))],
    continues: true,
  },
  {
    caption: 'One confirmation for all of them, and it names each one, so nothing is shipped by mistake.',
    actions: [click(button(bulkShipping.ship(pendingOrderCount)))],
    visible: [heading(bulkShipping.confirmation.title(pendingOrderCount))],
    continues: true,
  },
  {
    caption: 'They ship one by one, with a result for each. If one is rejected, it stays selected for the next try.',
    actions: [click(button(bulkShipping.confirmation.confirmLabel))],
    visible: [
      heading(bulkShipping.ended(pendingOrderCount, pendingOrderCount)),
      text(bulkShipping.results.done, partName),
    ],
    continues: true,
  },
  {
    caption: 'Nothing is left to ship, and customers can see it already.',
    actions: [click(button(batch.close))],
    visible: [text(orderTabs.empty.paid)],
    continues: true,
  },
  {
    caption: 'For the books: the shipped orders as a file for any spreadsheet, with addresses and transaction IDs.',
    actions: [click(link(orderTabs.admin.shipped)), click(button(csv.save))],
    visible: [text(csv.saved(shippedOrderCount + pendingOrderCount, csv.fileNames.orders))],
    continues: true,
  },
  {
    caption: 'One link shows everything that has run out or is running low: the parts to make next.',
    actions: [openPage(paths.addPart), click(link(lowStock.link))],
    visible: [article(lowStockPartName)],
  },
  {
    caption:
      'A supplier sends a list of 40 parts. The file is checked, and each part is shown before anything is sent.',
    actions: [
      openPage(paths.addPart),
      click(button(partsFile.open)),
      { do: 'selectFile', target: fileField(partsFile.field), file: fortyPartsFile },
    ],
    visible: [button(partsFile.add(fortyPartsCount))],
  },
  {
    caption: 'They are added one by one. After an interruption, only the remaining ones are sent.',
    actions: [click(button(partsFile.add(fortyPartsCount)))],
    visible: [heading(partsFile.ended(fortyPartsCount, fortyPartsCount))],
    continues: true,
  },
  {
    caption: 'All 40 are on sale now, and the form is ready for the next part.',
    actions: [click(button(partsFile.close))],
    visible: [button(partsFile.open)],
    continues: true,
  },
]
