import { manageOrders, manageReviews, manageUsers } from '#src/copy/adminPages.ts'
import { csv } from '#src/copy/csv.ts'
import { orders as ordersCopy, receipt } from '#src/copy/customerPages.ts'
import { packingList } from '#src/copy/orderTabs.ts'
import { parts as partsCopy } from '#src/copy/publicPages.ts'
import { partsFile } from '#src/copy/partsFile.ts'
import { getOrderItemName } from '#src/design-system/blocks/orders/orderCells.tsx'
import { getStatusText } from '#src/design-system/blocks/orders/orderLists.ts'
import { toDollars } from '#src/domain/money.ts'
import { getOrderTotal, type Order } from '#src/domain/order.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { partColumns, type AddPartBody } from '#src/domain/partsFile.ts'
import type { PickLine } from '#src/domain/pickList.ts'
import type { Review } from '#src/domain/review.ts'
import type { User } from '#src/domain/user.ts'
import { readPartsFile } from '#src/routes/readPartsFile.ts'
import { saveCsv, type CsvTable, type SaveListCsv } from '#src/lib/csv.ts'

/** The orders of the Manage All Orders page, including shipping details that don't fit in the page's table. */
export const orderTable: CsvTable<Order> = {
  fileName: csv.fileNames.orders,
  columns: [
    [csv.orderId, ({ id }) => id],
    [ordersCopy.part, getOrderItemName],
    [csv.perPiece, ({ item }) => item?.price ?? null],
    [csv.pieces, ({ quantity }) => quantity],
    [csv.total, (order) => toDollarsOrNull(getOrderTotal(order))],
    [manageOrders.status, getStatusText],
    [manageOrders.customer, ({ customer }) => customer.name],
    [receipt.email, ({ customer }) => customer.email],
    [csv.phone, ({ customer }) => customer.phone],
    [csv.address, ({ customer }) => customer.address],
    [receipt.reference, ({ transactionId }) => transactionId],
  ],
}

function toDollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents)
}

const pickListTable: CsvTable<PickLine> = {
  fileName: csv.fileNames.pickList,
  columns: [
    [ordersCopy.part, ({ order }) => getOrderItemName(order)],
    [packingList.ordersHeader, ({ orderCount }) => orderCount],
    [csv.pieces, ({ pieceCount }) => pieceCount],
    [csv.unknownQuantities, ({ unknownQuantityCount }) => unknownQuantityCount],
  ],
}

export const userTable: CsvTable<User> = {
  fileName: csv.fileNames.users,
  columns: [
    [manageUsers.email, ({ email, isUnreadable }) => (isUnreadable ? manageUsers.unreadable(email) : email)],
    [manageUsers.name, ({ name }) => name],
    [manageUsers.role, ({ isAdmin }) => (isAdmin ? manageUsers.admin : csv.customer)],
  ],
}

/** The reviews of the Manage User Reviews page, with their full text. */
export const reviewTable: CsvTable<Review> = {
  fileName: csv.fileNames.reviews,
  columns: [
    [manageReviews.name, ({ name }) => name],
    [manageReviews.country, ({ country }) => country],
    [manageReviews.rating, ({ rating }) => rating],
    [manageReviews.review, ({ text }) => text],
  ],
}

/** The price list of the Tools page. */
export const partTable: CsvTable<Part> = {
  fileName: csv.fileNames.parts,
  columns: [
    [ordersCopy.part, ({ name }) => name || partsCopy.unnamed],
    [csv.perPiece, ({ price }) => price],
    [csv.minimum, ({ minimumQuantity }) => minimumQuantity],
    [csv.available, ({ available }) => available],
    [csv.note, getUnavailableReasonText],
    [csv.description, ({ description }) => description],
  ],
}

function getUnavailableReasonText(part: Part): string | null {
  const unavailableReason = findUnavailableReason(part)
  return unavailableReason && partsCopy.unavailableReasons[unavailableReason]
}

/** A template for adding parts, with one example (ADMIN-26). */
const partsTemplateTable: CsvTable<AddPartBody> = {
  fileName: csv.fileNames.template,
  columns: partColumns.map((column) => [partsFile.columns[column], (part) => part[column]] as const),
}

// The tables and the reader of parts files share one chunk, because each chunk adds its name to the first load (SPEED-1).

const createCsvSaver =
  <Row>(table: CsvTable<Row>): SaveListCsv<Row> =>
  (rows, options) =>
    saveCsv(table, rows, options)

export const saveOrders = createCsvSaver(orderTable)
export const savePickList = createCsvSaver(pickListTable)
export const saveUsers = createCsvSaver(userTable)
export const saveReviews = createCsvSaver(reviewTable)
export const saveParts = createCsvSaver(partTable)

export const saveTemplate = () =>
  saveCsv(partsTemplateTable, [partsFile.example], {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })

export const readParts = readPartsFile
