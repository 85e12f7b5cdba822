import { personas } from '#mocks/personas.ts'
import { getPictureUrl } from '#mocks/pictures.ts'
import { toOrderItem, kamal } from '#mocks/seed/orders.ts'
import { getSeededPart } from '#mocks/seed/parts.ts'
import { customerProfile } from '#mocks/seed/profiles.ts'
import type { OrderWire } from '#src/domain/order.ts'
import type { PartWire } from '#src/domain/part.ts'
import type { ProfileBody } from '#src/domain/profile.ts'
import type { ReviewWire } from '#src/domain/review.ts'
import type { UserWire } from '#src/domain/user.ts'

/** Creates a function that builds API rows with valid defaults, e.g. `makePart({ price: 0 })`, for stories and tests. */
const createBuilder =
  <Row extends object>(defaults: () => Row) =>
  (overrides: Partial<Row> = {}): Row => ({ ...defaults(), ...overrides })

/** By default, the part can be bought: it costs $84.00, the minimum order is 20, and 480 are in stock. */
export const makePart = createBuilder<PartWire>(() => ({
  ...getSeededPart('brake-rotor-345'),
  image: getPictureUrl('rotor'),
}))

export const makeOrder = createBuilder<OrderWire>(() => ({
  _id: 'order-1001',
  itemInfo: { ...toOrderItem('brake-rotor-345'), itemImg: getPictureUrl('rotor') },
  ...kamal,
  quantity: 20,
  paid: false,
}))

export const makeReview = createBuilder<ReviewWire>(() => ({
  _id: 'review-1',
  name: 'Arjun Mehta',
  email: 'arjun.mehta@mehtagarage.example',
  country: 'India',
  image: null,
  review: 'The rotors ran true out of the box and the bobbins are still quiet after a season of hill work.',
  rating: 4.5,
}))

export const makeUser = createBuilder<UserWire>(() => ({ _id: 'user-1', ...personas.customer }))

export const makeProfile = createBuilder<ProfileBody>(() => customerProfile)
