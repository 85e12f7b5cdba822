import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { makeOrder, makePart, makeProfile, makeReview, makeUser } from '#mocks/seed/builders.ts'

type Fields = Readonly<Record<string, unknown>>

/** Rows as the server sends them, with every field. */
const part: Fields = { ...makePart(), avaailableParts: 480 }
const order: Fields = { ...makeOrder(), transationId: 'pi_1', status: 'pending', paid: true }
const user: Fields = { ...makeUser(), image: 'rotor.avif', role: 'admin' }

/** An answer to every call, with every field that the shop reads. */
export const wholeAnswers: Readonly<Record<CallName, unknown>> = {
  getParts: [part],
  getPart: part,
  addPart: { acknowledged: true },
  getReviews: [makeReview({ image: 'rotor.avif' })],
  addReview: { acknowledged: true },
  deleteReview: { deletedCount: 1 },
  upsertUser: [{ acknowledged: true }, { accessToken: 'token' }],
  getAdmin: { isAdmin: false },
  getUsers: [user],
  makeAdmin: { modifiedCount: 1 },
  getProfile: makeProfile(),
  saveProfile: { acknowledged: true },
  placeOrder: { acknowledged: true },
  getMyOrders: [order],
  getMyOrder: order,
  cancelOrder: { deletedCount: 1 },
  recordPayment: { acknowledged: true },
  createPaymentIntent: { clientSecret: 'secret' },
  getOrders: [order],
  deleteOrder: { deletedCount: 1 },
  shipOrder: { acknowledged: true },
}

/** Names of all calls. */
export const callNames = Object.keys(allCalls) as CallName[]

/** The address of a value within an answer. */
type Path = readonly (string | number)[]

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Lists the paths of all values in an answer: the answer itself, its objects and lists, and their fields. */
export function pathsIn(value: unknown): Path[] {
  const inside = isFields(value) ? Object.entries(value) : []
  return [[], ...inside.flatMap(([key, child]) => pathsIn(child).map((path) => [key, ...path]))]
}

/** Copies an answer with another value at a path. */
export function replaceAt(answer: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (!isFields(answer)) throw new Error(`nothing at ${key}`)
  const child = replaceAt(answer[key], rest, value)
  if (Array.isArray(answer)) return answer.with(Number(key), child)
  return { ...answer, [key]: child }
}
