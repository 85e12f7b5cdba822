import { db } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { deleteDocument, insert, update, upsert } from '#mocks/handlers/documents.ts'
import { fieldOrderResolvers } from '#mocks/handlers/fieldOrders.ts'
import { toPartResponse, toStoredPicture } from '#mocks/handlers/pictures.ts'
import { findRow } from '#mocks/handlers/stock.ts'
import { UncaughtError } from '#mocks/serverProcess.ts'
import { makeToken } from '#mocks/token.ts'
import type { allCalls } from '#mocks/allCalls.ts'

const tokenLifetimeSeconds = 7 * 24 * 3600

/** Finds a row by email. Unlike the server of the specification, it distinguishes upper and lower case. */
const findByEmail = <Row extends { email?: unknown }>(rows: readonly Row[], email: string): Row | undefined =>
  rows.find((row) => row.email === email)

/** @throws UncaughtError if there is no such user, because a real server would then read a property of null */
export function readRole(email: string): string | null | undefined {
  const user = findByEmail(db.get().users, email)
  if (!user) throw new UncaughtError(`no user ${email}`)
  return user.role
}

/** The field server's resolvers. They store and return documents unchanged. If a document is missing, the response is empty. */
export const fieldResolvers: Partial<Resolvers<typeof allCalls>> = {
  getParts: () => db.get().parts.map(toPartResponse),

  getPart({ id }) {
    const part = findRow(db.get().parts, id)
    return part && toPartResponse(part)
  },

  addPart: (part) => insert('parts', { ...part, image: toStoredPicture(part.image) }),

  /** Reviews have no picture, because the form sends none. */
  getReviews: () => db.get().reviews.map(({ image: _image, ...review }) => review),

  addReview: (review) => insert('reviews', review),
  deleteReview: ({ id }) => deleteDocument('reviews', id),

  upsertUser(user) {
    const result = upsert('users', findByEmail(db.get().users, user.email), user)
    return [result, { accessToken: makeToken(user.email, Math.floor(Date.now() / 1000) + tokenLifetimeSeconds) }]
  },

  getAdmin: ({ email }) => ({ isAdmin: readRole(email) === 'admin' }),
  makeAdmin: ({ email }) => update(findByEmail(db.get().users, email), { role: 'admin' }),

  getProfile: ({ email }) => findByEmail(db.get().profiles, email),
  saveProfile: (profile) => upsert('profiles', findByEmail(db.get().profiles, profile.email), profile),

  ...fieldOrderResolvers,
}
