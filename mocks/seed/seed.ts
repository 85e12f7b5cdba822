import { defaultDials } from '#mocks/dials.ts'
import type { World } from '#mocks/schema.ts'
import { orders } from '#mocks/seed/orders.ts'
import { parts } from '#mocks/seed/parts.ts'
import { profiles } from '#mocks/seed/profiles.ts'
import { reviews } from '#mocks/seed/reviews.ts'
import { accounts, users } from '#mocks/seed/users.ts'

/** The first number that no seeded row has in its id. */
const firstFreeId = 1017

/** @returns a fresh copy of the initial world. It is fixed, not random: screenshots must be reproducible. */
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
