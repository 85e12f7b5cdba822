import { defaultDials } from '#mocks/dials.ts'
import type { World } from '#mocks/schema.ts'
import { orders } from '#mocks/seed/orders.ts'
import { parts } from '#mocks/seed/parts.ts'
import { profiles } from '#mocks/seed/profiles.ts'
import { reviews } from '#mocks/seed/reviews.ts'
import { accounts, users } from '#mocks/seed/users.ts'

/** The first number that no row of the seed has in its id. */
const firstFreeId = 1017

/** The world as it begins; a fresh copy each time. Fixed, not random: pictures of it must be the same every time. */
export const seed = (): World =>
  structuredClone({
    parts,
    reviews,
    users,
    orders,
    profiles,
    accounts,
    intents: [],
    uploads: [],
    nextId: firstFreeId,
    dials: defaultDials(),
  })
