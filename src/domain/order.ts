import * as z from 'zod/mini'
import type { ListRow } from '#src/domain/listRow.ts'
import { cardTotalLimits, calculateTotal, type Cents, type Price } from '#src/domain/money.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { checkRequestSize } from '#src/domain/checkRequestSize.ts'
import { cleanNumber } from '#src/domain/cleanInput.ts'
import { stopWith, requiredText } from '#src/domain/formProblems.ts'
import {
  optionalNumericSchema,
  optionalTextSchema,
  readCount,
  readPicture,
  readPrice,
  readRowId,
  readText,
  textSchema,
} from '#src/domain/wire.ts'

const itemInfoWireSchema = z.object({
  itemName: optionalTextSchema,
  itemImg: optionalTextSchema,
  itemPrice: optionalNumericSchema,
  minimumQuantity: optionalNumericSchema,
  avaailableParts: optionalNumericSchema,
})

/** Every field except the id may be missing (DATA-7). */
export const orderWireSchema = z.object({
  _id: textSchema,
  itemInfo: z.optional(z.nullable(itemInfoWireSchema)),
  userName: optionalTextSchema,
  userEmail: optionalTextSchema,
  userPhone: optionalTextSchema,
  userAddress: optionalTextSchema,
  quantity: optionalNumericSchema,
  // Any type is accepted, because a value other than true counts as unpaid and must not break the list.
  paid: z.optional(z.unknown()),
  transationId: optionalTextSchema,
  status: optionalTextSchema,
})
export type OrderWire = z.infer<typeof orderWireSchema>

/**
 * The state of an order (DATA-7):
 * - `pending`: paid and not shipped yet
 * - `unknown`: paid, with an unsupported status; the server's text is displayed, and the order allows no actions
 * - `unreadable`: only the id is known
 */
export type OrderState = 'unpaid' | 'pending' | 'shipped' | 'unknown' | 'unreadable'

/** The part as it was when the order was placed. */
export interface OrderItem {
  name: string
  image: string | null
  price: Price | null
}

export interface Order extends ListRow {
  /** For an unreadable order without an id, its row number. */
  id: string
  /** null if the server has lost the part. The order can still be cancelled (DATA-7). */
  item: OrderItem | null
  customer: { name: string; email: string; phone: string; address: string }
  /** In pieces; null if unknown. */
  quantity: number | null
  state: OrderState
  /** The server's own text, displayed if `state` is 'unknown'. */
  statusText: string
  transactionId: string | null
}

function toOrderState(wire: OrderWire): OrderState {
  if (wire.paid !== true) return 'unpaid'
  if (wire.status === 'pending') return 'pending'
  return wire.status === 'shipped' ? 'shipped' : 'unknown'
}

function toOrderItem({ itemInfo }: OrderWire): OrderItem | null {
  if (!itemInfo) return null
  return {
    name: readText(itemInfo.itemName) ?? '',
    image: readPicture(itemInfo.itemImg),
    price: readPrice(itemInfo.itemPrice),
  }
}

export const toOrder = (wire: OrderWire): Order => ({
  id: wire._id,
  item: toOrderItem(wire),
  customer: {
    name: readText(wire.userName) ?? '',
    email: readText(wire.userEmail) ?? '',
    phone: readText(wire.userPhone) ?? '',
    address: readText(wire.userAddress) ?? '',
  },
  quantity: readCount(wire.quantity),
  state: toOrderState(wire),
  statusText: readText(wire.status) ?? '',
  transactionId: readText(wire.transationId),
})

/** Creates a placeholder for an order that can't be read. It allows no actions, because none is safe (DATA-14). */
export const toUnreadableOrder = (row: unknown, index: number): Order => ({
  ...toOrder({ _id: readRowId(row, index) }),
  state: 'unreadable',
})

/** @returns null if the price or quantity is unknown */
export const getOrderTotal = (order: Order): Cents | null => calculateTotal(order.item?.price ?? null, order.quantity)

export const isPaid = ({ state }: Order): boolean => state !== 'unpaid' && state !== 'unreadable'

/** Whether a customer may cancel the order and an admin may delete it (SHOP-4). */
export const canCancel = ({ state }: Order): boolean => state === 'unpaid'

/** Why a card can't pay an order's total (ORDER-20). */
export type TotalProblem = 'totalMissing' | 'totalTooLow' | 'totalTooHigh'

function findTotalProblem(total: Cents | null): TotalProblem | null {
  if (total === null) return 'totalMissing'
  if (total < cardTotalLimits.min) return 'totalTooLow'
  return total > cardTotalLimits.max ? 'totalTooHigh' : null
}

/** @returns null if a card can pay the total */
export const findOrderTotalProblem = (order: Order): TotalProblem | null => findTotalProblem(getOrderTotal(order))

export const canPay = (order: Order): boolean => order.state === 'unpaid' && findOrderTotalProblem(order) === null

export const canShip = ({ state }: Order): boolean => state === 'pending'

/** Lists the other orders to ship, beginning after `order` and wrapping around after the last row. */
export function listOtherOrdersToShip(order: Order, rows: readonly Order[]): Order[] {
  const index = rows.indexOf(order)
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0))].filter(canShip)
}

/** Body of POST /mypurchase, with the server's misspelt keys (DATA-9). */
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

const wholeNumberPattern = /^[0-9]+$/

/** Parses a typed quantity. Only digits are allowed, neither decimals nor `1e3` (ORDER-2). */
export function readQuantity(text: string): number | null {
  const digits = cleanNumber(text)
  const quantity = wholeNumberPattern.test(digits) ? Number(digits) : Number.NaN
  return Number.isSafeInteger(quantity) ? quantity : null
}

/**
 * Adds or removes one piece, and clamps the result to the quantities that can be ordered (ORDER-17).
 * @param text the typed quantity
 * @returns the new text; the minimum if the text is not a quantity
 */
export function stepQuantity(text: string, step: 1 | -1, part: Pick<Part, 'minimumQuantity' | 'available'>): string {
  const quantity = readQuantity(text)
  const { minimumQuantity, available } = part
  return String(Math.max(minimumQuantity, Math.min(available, quantity === null ? 0 : quantity + step)))
}

/** A part without a price can't be ordered anyway, so no problem with its total is reported. */
const findTotalProblemForQuantity = (price: Price | null, quantity: string): TotalProblem | null =>
  price === null ? null : findTotalProblem(calculateTotal(price, readQuantity(quantity)))

export const createPurchaseSchema = (part: Pick<Part, 'price' | 'minimumQuantity' | 'available'>) =>
  z
    .object({
      userName: requiredText('purchaseNameRequired'),
      // The email is only trimmed, because My Orders requests orders by the exact email of the account.
      userEmail: requiredText('purchaseEmailRequired', (text) => text.trim()),
      userPhone: requiredText('phoneRequired', cleanNumber),
      userAddress: requiredText('addressRequired'),
      quantity: requiredText('quantityRequired', cleanNumber).check(
        z.refine((text) => (readQuantity(text) ?? 0) > 0, stopWith('notPositive')),
        z.refine((text) => (readQuantity(text) ?? 0) >= part.minimumQuantity, stopWith('quantityMinimum')),
        z.refine((text) => (readQuantity(text) ?? 0) <= part.available, stopWith('quantityAvailable')),
        z.refine((text) => findTotalProblemForQuantity(part.price, text) !== 'totalTooLow', stopWith('totalTooLow')),
        // `totalMissing` also counts as too high here, because it means that the total is too large to be exact.
        z.refine((text) => findTotalProblemForQuantity(part.price, text) === null, stopWith('totalTooHigh')),
      ),
    })
    .check(checkRequestSize)
export type PurchaseForm = z.infer<ReturnType<typeof createPurchaseSchema>>

/** @throws RangeError if the part or quantity can't be ordered; the form's schema rejects both */
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
