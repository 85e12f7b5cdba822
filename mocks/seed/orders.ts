import { getSeededPart } from '#mocks/seed/parts.ts'
import { customerProfile } from '#mocks/seed/profiles.ts'
import type { OrderWire } from '#src/domain/order.ts'

/** @returns a copy of a part as an order contains it, with the stock at the time of ordering */
export function toOrderItem(partId: string): NonNullable<OrderWire['itemInfo']> {
  const { name, image, price, minimumQuantity, availableParts, avaailableParts } = getSeededPart(partId)
  return {
    itemName: name,
    itemImg: image,
    itemPrice: price,
    minimumQuantity,
    avaailableParts: avaailableParts ?? availableParts,
  }
}

const createBuyer = (userName: string, userEmail: string, userPhone: string, userAddress: string) => ({
  userName,
  userEmail,
  userPhone,
  userAddress,
})

const { name, email, phone, address } = customerProfile

export const kamal = createBuyer(name, email, phone, address)
const arjun = createBuyer(
  'Arjun Mehta',
  'arjun.mehta@mehtagarage.example',
  '+91 98000 00000',
  '48 Station Road, Pune 411001',
)
const yuki = createBuyer(
  'Yuki Tanaka',
  'yuki.tanaka@tanaka-auto.example',
  '+81 90 0000 0000',
  '3-2 Kamoe, Hamamatsu 432',
)
const sujan = createBuyer(
  'Sujan Shrestha',
  'sujan.shrestha@ktmworkshop.example',
  '+977 980 0000000',
  'Teku Road 7, Kathmandu',
)
const priya = createBuyer(
  'Priya Nair',
  'priya.nair@cochinparts.example',
  '+91 97000 00000',
  '16 Marine Drive, Kochi 682031',
)
const tania = createBuyer(
  'Tania Sultana',
  'tania.sultana@sylhetmotors.example',
  '+880 1800 000 000',
  '5 Zindabazar, Sylhet',
)
const bogura = createBuyer(
  'Bogura Diesel',
  'buying+parts@boguradiesel.example',
  '+880 1900 000 000',
  'Station Road, Bogura',
)

const unpaidFields = { paid: false }
const pendingFields = (transationId: string) => ({ paid: true, status: 'pending', transationId })
const shippedFields = (transationId: string) => ({ paid: true, status: 'shipped', transationId })
const returnedFields = (transationId: string) => ({ paid: true, status: 'returned', transationId })

/** The orders, oldest first. They cover every state, and every field that the API may omit or send as a string (DATA-2). */
export const orders: OrderWire[] = [
  { _id: 'order-1001', itemInfo: toOrderItem('brake-caliper-6'), ...kamal, quantity: 4, ...shippedFields('pi_3Q4mW0') },
  { _id: 'order-1002', itemInfo: toOrderItem('radiator-40'), ...arjun, quantity: 8, ...shippedFields('pi_3Q5tL6') },
  {
    _id: 'order-1003',
    itemInfo: toOrderItem('spark-plug-iridium'),
    ...kamal,
    quantity: 100,
    ...shippedFields('pi_3Q6cF1'),
  },
  { _id: 'order-1004', itemInfo: toOrderItem('piston-86'), ...yuki, quantity: 16, ...shippedFields('pi_3Q7sN8') },
  {
    _id: 'order-1005',
    itemInfo: toOrderItem('oil-filter-m20'),
    ...arjun,
    quantity: '1,200',
    ...shippedFields('pi_3Q7zH3'),
  },
  { _id: 'order-1006', itemInfo: toOrderItem('clutch-kit-240'), ...sujan, quantity: 12, ...pendingFields('pi_3Q8kD9') },
  { _id: 'order-1007', itemInfo: toOrderItem('turbocharger-60'), ...yuki, quantity: 2, ...unpaidFields },
  { _id: 'order-1008', itemInfo: toOrderItem('muffler-twin'), ...priya, quantity: 8, ...returnedFields('pi_3Q8rB5') },
  { _id: 'order-1009', itemInfo: toOrderItem('coilover-front'), ...kamal, quantity: 4, ...pendingFields('pi_3Q9xK2') },
  { _id: 'order-1010', ...tania, quantity: 12, ...unpaidFields },
  { _id: 'order-1011', itemInfo: toOrderItem('wheel-hub-front'), ...bogura, quantity: '24' },
  { _id: 'order-1012', itemInfo: toOrderItem('brake-rotor-345'), ...kamal, quantity: 20, ...unpaidFields },
  { _id: 'order-1013', itemInfo: toOrderItem('tyre-205-55-16'), ...sujan, quantity: 40, ...pendingFields('pi_3Q9vT4') },
  { _id: 'order-1014', itemInfo: toOrderItem('alloy-wheel-18'), ...tania, quantity: 16, paid: null },
  { _id: 'order-1015', itemInfo: toOrderItem('alternator-120'), ...arjun, quantity: 10, ...pendingFields('pi_3Q9wM7') },
  { _id: 'order-1016', itemInfo: toOrderItem('air-filter-76'), ...kamal, quantity: 30, ...unpaidFields },
]

/** The order that arrives during a tour. */
export const arrivingOrder = { itemInfo: toOrderItem('brake-rotor-280'), ...priya, quantity: 40, ...unpaidFields }
