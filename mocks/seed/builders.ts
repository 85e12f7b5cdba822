import { personas } from '#mocks/personas.ts'
import { pictureUrl } from '#mocks/pictures.ts'
import type { OrderWire } from '#src/domain/order.ts'
import type { PartWire } from '#src/domain/partSchema.ts'
import type { ProfileBody } from '#src/domain/profile.ts'
import type { ReviewWire } from '#src/domain/reviewSchema.ts'
import type { UserWire } from '#src/domain/user.ts'

// Wire rows for stories and tests: valid defaults plus overrides, e.g. `toPart(makePart({ price: 0 }))`.

/** A part that can be bought: $84.00, at least 20 pcs, 480 pcs in stock. */
export const makePart = (overrides: Partial<PartWire> = {}): PartWire => ({
  _id: 'brake-rotor-345',
  name: 'Ventilated brake rotor 345 mm',
  image: pictureUrl('rotor'),
  price: 84,
  minimumQuantity: 20,
  availableParts: 480,
  describe: 'Cross-drilled, two-piece, floating on eight bobbins. Balanced to 10 g.',
  ...overrides,
})

/** An unpaid order of the customer's: 20 pcs at $84.00. */
export const makeOrder = (overrides: Partial<OrderWire> = {}): OrderWire => ({
  _id: 'order-1001',
  itemInfo: {
    itemName: 'Ventilated brake rotor 345 mm',
    itemImg: pictureUrl('rotor'),
    itemPrice: 84,
    minimumQuantity: 20,
    avaailableParts: 480,
  },
  userName: personas.customer.name,
  userEmail: personas.customer.email,
  userPhone: '+880 1700 000 000',
  userAddress: '12 Port Road, Chattogram',
  quantity: 20,
  paid: false,
  ...overrides,
})

/** A review of 4.5 stars. */
export const makeReview = (overrides: Partial<ReviewWire> = {}): ReviewWire => ({
  _id: 'review-1',
  name: 'Arjun Mehta',
  email: 'arjun.mehta@mehtagarage.example',
  country: 'India',
  image: null,
  review: 'The rotors ran true out of the box and the bobbins are still quiet after a season of hill work.',
  rating: 4.5,
  ...overrides,
})

/** An ordinary user. */
export const makeUser = (overrides: Partial<UserWire> = {}): UserWire => ({
  _id: 'user-1',
  email: personas.customer.email,
  name: personas.customer.name,
  ...overrides,
})

/** The customer's complete profile. */
export const makeProfile = (overrides: Partial<ProfileBody> = {}): ProfileBody => ({
  education: 'BSC',
  address: '12 Port Road, Chattogram',
  linkedin: 'https://www.linkedin.com/in/kamal-hossain-example',
  country: 'Bangladesh',
  phone: '+880 1700 000 000',
  name: personas.customer.name,
  email: personas.customer.email,
  ...overrides,
})
