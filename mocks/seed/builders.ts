import { personas } from '#mocks/personas.ts'
import { pictureUrl } from '#mocks/pictures.ts'
import { toOrderItem, kamal } from '#mocks/seed/orders.ts'
import { seededPart } from '#mocks/seed/parts.ts'
import { customerProfile } from '#mocks/seed/profiles.ts'
import type { OrderWire } from '#src/domain/order.ts'
import type { PartWire } from '#src/domain/part.ts'
import type { ProfileBody } from '#src/domain/profile.ts'
import type { ReviewWire } from '#src/domain/review.ts'
import type { UserWire } from '#src/domain/user.ts'

/**
 * Creates a function that builds API rows for stories and tests, with valid defaults, e.g. `toPart(makePart({ price: 0 }))`.
 */
const builder =
  <Row extends object>(defaults: () => Row) =>
  (overrides: Partial<Row> = {}): Row => ({ ...defaults(), ...overrides })

/** A part that can be bought: $84.00, at least 20 pcs, 480 pcs in stock. */
export const makePart = builder<PartWire>(() => ({ ...seededPart('brake-rotor-345'), image: pictureUrl('rotor') }))

export const makeOrder = builder<OrderWire>(() => ({
  _id: 'order-1001',
  itemInfo: { ...toOrderItem('brake-rotor-345'), itemImg: pictureUrl('rotor') },
  ...kamal,
  quantity: 20,
  paid: false,
}))

export const makeReview = builder<ReviewWire>(() => ({
  _id: 'review-1',
  name: 'Arjun Mehta',
  email: 'arjun.mehta@mehtagarage.example',
  country: 'India',
  image: null,
  review: 'The rotors ran true out of the box and the bobbins are still quiet after a season of hill work.',
  rating: 4.5,
}))

export const makeUser = builder<UserWire>(() => ({ _id: 'user-1', ...personas.customer }))

export const makeProfile = builder<ProfileBody>(() => customerProfile)
