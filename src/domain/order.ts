import * as z from 'zod/mini'
import type { ListRow } from '#src/domain/listRow.ts'
import { cardTotals, multiply, type Cents, type Price } from '#src/domain/money.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { fitsRequest } from '#src/domain/fitsRequest.ts'
import { cleanNumber } from '#src/domain/cleanInput.ts'
import { stopWith, required } from '#src/domain/formProblems.ts'
import {
  optionalNumeric,
  optionalText,
  readCount,
  readPicture,
  readPrice,
  readRowId,
  readText,
  text,
} from '#src/domain/wire.ts'

const itemInfoWireSchema = z.object({
  itemName: optionalText,
  itemImg: optionalText,
  itemPrice: optionalNumeric,
  minimumQuantity: optionalNumeric,
  avaailableParts: optionalNumeric,
})

/** Every field but the id may be missing (DATA-7). */
export const orderWireSchema = z.object({
  _id: text,
  itemInfo: z.optional(z.nullable(itemInfoWireSchema)),
  userName: optionalText,
  userEmail: optionalText,
  userPhone: optionalText,
  userAddress: optionalText,
  quantity: optionalNumeric,
  // Not a boolean schema: any other value counts as unpaid and must not break the list.
  paid: z.optional(z.unknown()),
  transationId: optionalText,
  status: optionalText,
})
export type OrderWire = z.infer<typeof orderWireSchema>

/**
 * `pending` is paid and awaits shipment; `unknown` is paid with a status that the shop does not know, shown as received and
 * without an action (DATA-7); of an `unreadable` one nothing is known but its id (DATA-14).
 */
export type OrderState = 'unpaid' | 'pending' | 'shipped' | 'unknown' | 'unreadable'

/** As the part was at the time of the order. */
export interface OrderItem {
  name: string
  image: string | null
  price: Price | null
}

export interface Order extends ListRow {
  /** Of an unreadable order without one: the number of its row. */
  id: string
  /** null when the server has lost it; the order can still be cancelled (DATA-7). */
  item: OrderItem | null
  customer: { name: string; email: string; phone: string; address: string }
  /** Pieces (pcs); null when it is not known. */
  quantity: number | null
  state: OrderState
  /** The status as the server wrote it; shown where `state` is 'unknown'. */
  statusText: string
  transactionId: string | null
}

function readState(wire: OrderWire): OrderState {
  if (wire.paid !== true) return 'unpaid'
  if (wire.status === 'pending') return 'pending'
  return wire.status === 'shipped' ? 'shipped' : 'unknown'
}

function readItem({ itemInfo }: OrderWire): OrderItem | null {
  if (!itemInfo) return null
  return {
    name: readText(itemInfo.itemName) ?? '',
    image: readPicture(itemInfo.itemImg),
    price: readPrice(itemInfo.itemPrice),
  }
}

export const toOrder = (wire: OrderWire): Order => ({
  id: wire._id,
  item: readItem(wire),
  customer: {
    name: readText(wire.userName) ?? '',
    email: readText(wire.userEmail) ?? '',
    phone: readText(wire.userPhone) ?? '',
    address: readText(wire.userAddress) ?? '',
  },
  quantity: readCount(wire.quantity),
  state: readState(wire),
  statusText: readText(wire.status) ?? '',
  transactionId: readText(wire.transationId),
})

/** The placeholder of an order that can't be read: no action is safe (DATA-14). */
export const toUnreadableOrder = (row: unknown, index: number): Order => ({
  ...toOrder({ _id: readRowId(row, index) }),
  state: 'unreadable',
})

/** Null when price or quantity is not known. */
export const orderTotal = (order: Order): Cents | null => multiply(order.item?.price ?? null, order.quantity)

export const isPaid = ({ state }: Order): boolean => state !== 'unpaid' && state !== 'unreadable'

/** Whether the customer may cancel, and an admin delete, an order (SHOP-4). */
export const canCancel = ({ state }: Order): boolean => state === 'unpaid'

/** Why no card can pay an order's total (ORDER-20). */
export type TotalProblem = 'totalMissing' | 'totalTooLow' | 'totalTooHigh'

function findTotalProblem(total: Cents | null): TotalProblem | null {
  if (total === null) return 'totalMissing'
  if (total < cardTotals.min) return 'totalTooLow'
  return total > cardTotals.max ? 'totalTooHigh' : null
}

/** @returns null when a card can pay the total */
export const totalProblem = (order: Order): TotalProblem | null => findTotalProblem(orderTotal(order))

export const canPay = (order: Order): boolean => order.state === 'unpaid' && totalProblem(order) === null

export const canShip = ({ state }: Order): boolean => state === 'pending'

/** The next order that can be shipped, from the first row again after the last one; null when there is no other. */
export function nextToShip(order: Order, rows: readonly Order[]): Order | null {
  const index = rows.indexOf(order)
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0))].find(canShip) ?? null
}

/** Body of POST /mypurchase, with the server's misspelt keys (DATA-1, DATA-9). */
export const purchaseBodySchema = z.object({
  userName: z.string(),
  userEmail: z.string(),
  userPhone: z.string(),
  userAddress: z.string(),
  quantity: z.number(),
  itemInfo: z.object({
    itemName: z.string(),
    itemImg: z.string(),
    itemPrice: z.number(),
    minimumQuantity: z.number(),
    avaailableParts: z.number(),
  }),
})
export type PurchaseBody = z.infer<typeof purchaseBodySchema>

const wholeNumber = /^[0-9]+$/

/** Reads a typed quantity: digits only, no decimals, no `1e3` (ORDER-2). */
export function readQuantity(text: string): number | null {
  const digits = cleanNumber(text)
  const quantity = wholeNumber.test(digits) ? Number(digits) : Number.NaN
  return Number.isSafeInteger(quantity) ? quantity : null
}

/**
 * One piece more or less (ORDER-17). From outside of what can be ordered it goes to the nearest quantity that can.
 * @param text the typed quantity
 * @returns the new text; the minimum for what is no quantity
 */
export function stepQuantity(text: string, step: 1 | -1, part: Pick<Part, 'minimumQuantity' | 'available'>): string {
  const quantity = readQuantity(text)
  const { minimumQuantity, available } = part
  return String(Math.max(minimumQuantity, Math.min(available, quantity === null ? 0 : quantity + step)))
}

/** A part without a price can't be ordered anyway. */
const findQuantityProblem = (price: Price | null, quantity: string): TotalProblem | null =>
  price === null ? null : findTotalProblem(multiply(price, readQuantity(quantity)))

/** The quantity gets one problem at a time, in this order (ORDER-2). */
export const purchaseFormSchema = (part: Pick<Part, 'price' | 'minimumQuantity' | 'available'>) =>
  z
    .object({
      userName: required('purchaseNameRequired'),
      // As the login has it: My Orders asks for this address.
      userEmail: required('purchaseEmailRequired', (text) => text.trim()),
      userPhone: required('phoneRequired', cleanNumber),
      userAddress: required('addressRequired'),
      quantity: required('quantityRequired', cleanNumber).check(
        z.refine((text) => (readQuantity(text) ?? 0) > 0, stopWith('notPositive')),
        z.refine((text) => (readQuantity(text) ?? 0) >= part.minimumQuantity, stopWith('quantityMinimum')),
        z.refine((text) => (readQuantity(text) ?? 0) <= part.available, stopWith('quantityAvailable')),
        z.refine((text) => findQuantityProblem(part.price, text) !== 'totalTooLow', stopWith('totalTooLow')),
        // A total that is missing is too large to be exact.
        z.refine((text) => findQuantityProblem(part.price, text) === null, stopWith('totalTooHigh')),
      ),
    })
    .check(fitsRequest)
export type PurchaseForm = z.infer<ReturnType<typeof purchaseFormSchema>>

/** @throws RangeError for a part that can't be bought, or no quantity; the form's schema refuses both */
export function toPurchaseBody(form: PurchaseForm, part: Part): PurchaseBody {
  const quantity = readQuantity(form.quantity)
  if (quantity === null || part.price === null || findUnavailableReason(part) !== null)
    throw new RangeError('not an order')
  return {
    ...form,
    quantity,
    itemInfo: {
      itemName: part.name,
      itemImg: part.image ?? '',
      itemPrice: part.price,
      minimumQuantity: part.minimumQuantity,
      avaailableParts: part.available,
    },
  }
}
