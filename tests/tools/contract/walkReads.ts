import * as z from 'zod/mini'
import type { CallName } from '#src/api/allCalls.ts'
import { orderCalls } from '#src/api/orders.ts'
import { partCalls } from '#src/api/parts.ts'
import { profileCalls } from '#src/api/profiles.ts'
import { reviewCalls } from '#src/api/reviews.ts'
import { userCalls } from '#src/api/users.ts'
import type { Order } from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'
import type { Review } from '#src/domain/review.ts'
import { reviewListWireSchema } from '#src/domain/reviewSchema.ts'
import { adminWireSchema } from '#src/domain/user.ts'
import { text } from '#src/domain/wireSchemas.ts'
import { callCases, callNames, isQuery, specOf } from '#tests/spec/calls/callCases.ts'
import { isDone, type Asked, type Check } from '#tests/tools/contract/createCheck.ts'
import { madeUp, nobody, unknownId, type Person } from '#tests/tools/contract/people.ts'
import type { Values } from '#tests/tools/contract/sendCall.ts'

/** The people in whose names the calls behind the login are made; null for want of a token. */
export interface People {
  customer: Person | null
  admin: Person | null
}

/** The orders in an answer; null when it could not be read. */
export const ordersIn = (asked: Asked | null): Order[] | null =>
  (asked && orderCalls.getOrders.answer.read(asked.json, asked.status).data) ?? null

/** The parts in an answer; null when it could not be read. */
export const partsIn = (asked: Asked | null): Part[] | null =>
  (asked && partCalls.getParts.answer.read(asked.json, asked.status).data) ?? null

/** The reviews in an answer; null when it could not be read. */
export const reviewsIn = (asked: Asked | null): Review[] | null =>
  (asked && reviewCalls.getReviews.answer.read(asked.json, asked.status).data) ?? null

/** The rows of any list. */
export const rowsSchema = z.array(z.looseObject({ _id: text }))

/** The id of the row with the most fields: what the same row lacks when it is read alone, is lost there. */
function fullestId(rows: unknown): string | null {
  const sizes = z
    .safeParse(rowsSchema, rows)
    .data?.map((row) => [Object.values(row).filter((value) => value !== null && value !== '').length, row._id] as const)
  return sizes?.toSorted(([a], [b]) => b - a)[0]?.[1] ?? null
}

/** Makes the calls that anybody may make. */
export async function readPublic(check: Check): Promise<void> {
  const partId = fullestId((await check.ask('getParts'))?.json)
  if (partId !== null) await check.ask('getPart', { id: partId })
  else check.remark('getPart', 'there is no part to ask for')
  await check.ask('getPart', { id: unknownId }, null, 'notFound')

  const reviews = z.safeParse(reviewListWireSchema, (await check.ask('getReviews'))?.json)
  const withAddress = reviews.data?.filter(({ email }) => email?.includes('@')) ?? []
  check.noteRisk('reviewersAddresses', withAddress.length > 0, `getReviews shows ${withAddress.length} addresses`)

  const users = await check.ask('getUsers')
  const count = (users && userCalls.getUsers.answer.read(users.json, users.status).data?.length) ?? 0
  check.noteRisk('openCalls', count > 0, `getUsers reads out ${count} users`)
  await check.ask('getProfile', { email: madeUp.email })
}

const hasParameter = (name: CallName): boolean => specOf(name).path.includes('{')
const valuesOfNobody = (name: CallName): Values => (hasParameter(name) ? { email: nobody } : {})

/** Reads that need a token, with values that belong to nobody. */
const guardedReads = callNames
  .filter((name) => isQuery(name) && callCases[name].access !== 'anyone')
  .map((name) => [name, specOf(name).path.includes('{id}') ? { id: unknownId } : valuesOfNobody(name)] as const)

/** Tries to read without a token, and with one that is none. */
export async function readInVain(check: Check): Promise<void> {
  for (const [name, values] of guardedReads) {
    const isOpen = await check.askInVain(name, values, null, 'noToken', 'without a token')
    if (!isOpen) await check.askInVain(name, values, 'not-a-token', 'noToken', 'with a token that is none')
  }
}

const needsToken = 'needs a token (--token)'
const needsAdmin = 'needs the token of an admin (--token)'

/** Asks the server who is an admin. @param tokens with the e-mail addresses of their owners, as far as they are known */
export async function findPeople(check: Check, tokens: Pick<Person, 'email' | 'token'>[]): Promise<People> {
  const people: Person[] = []
  for (const { email, token } of tokens) {
    if (email === null) check.remark('getAdmin', 'needs the e-mail address of the token’s owner (--email)')
    const asked = email === null ? null : await check.ask('getAdmin', { email }, token)
    people.push({ email, token, isAdmin: z.safeParse(adminWireSchema, asked?.json).data?.isAdmin === true })
  }
  const admin = people.find(({ isAdmin }) => isAdmin) ?? null
  return { customer: people.find(({ isAdmin }) => !isAdmin) ?? admin, admin }
}

async function readOwn(check: Check, { email, token, isAdmin }: Person): Promise<void> {
  if (email === null) return check.remark('getMyOrders', 'needs the e-mail address of the token’s owner (--email)')
  const orderId = fullestId((await check.ask('getMyOrders', { email }, token))?.json)
  if (orderId !== null) await check.ask('getMyOrder', { id: orderId }, token)
  else check.remark('getMyOrder', 'the token’s owner has no order to ask for')
  await check.ask('getMyOrder', { id: unknownId }, token, 'notFound')

  const profile = await check.ask('getProfile', { email })
  const stored = profile && profileCalls.getProfile.answer.read(profile.json, profile.status).data
  const isRead = Object.values(stored ?? {}).some((value) => value !== '')
  check.noteRisk('openCalls', isRead, 'getProfile reads out a profile')
  if (isAdmin) return
  const others = await check.send('getMyOrders', { email: nobody }, token)
  check.noteRisk('othersOrders', isDone(others), 'getMyOrders')
}

/** Makes every read without a parameter that was not made before. */
async function readPlain(check: Check, { customer, admin }: People): Promise<void> {
  for (const name of callNames.filter((call) => isQuery(call) && !hasParameter(call))) {
    if (check.reports.get(name)?.isTried) continue
    const { access } = callCases[name]
    const reader = access === 'admin' ? admin : customer
    if (access === 'anyone' || reader) await check.ask(name, {}, access === 'anyone' ? null : reader?.token)
    else check.remark(name, access === 'admin' ? needsAdmin : needsToken)
  }
}

/** Makes the reads behind the login. */
export async function readSignedIn(check: Check, { customer, admin }: People): Promise<void> {
  if (customer) await readOwn(check, customer)
  else for (const name of ['getAdmin', 'getMyOrders', 'getMyOrder'] as const) check.remark(name, needsToken)
  if (customer && !customer.isAdmin)
    await check.askInVain('getOrders', {}, customer.token, 'notAnAdmin', 'with the token of a customer')
  await readPlain(check, { customer, admin })
}

/**
 * Makes a change that needs a token: first without one and, if it is for admins, as a customer, which must both be in vain.
 * @param vainValues for the tries that must be in vain; by default the same
 * @returns what was answered when the change was made; null when it was not
 */
export async function changeGuarded(
  check: Check,
  name: CallName,
  values: Values,
  { customer, admin }: People,
  vainValues = values,
): Promise<Asked | null> {
  const isForAdmins = check.reports.get(name)?.access === 'admin'
  if (await check.askInVain(name, vainValues, null, 'noToken', 'without a token')) return null
  if (isForAdmins && customer && !customer.isAdmin) {
    const token = customer.token
    if (await check.askInVain(name, vainValues, token, 'notAnAdmin', 'with the token of a customer')) return null
  }
  const doer = isForAdmins ? admin : customer
  if (!doer) check.remark(name, isForAdmins ? needsAdmin : needsToken)
  return doer && check.ask(name, values, doer.token, name === 'makeAdmin' ? 'unchanged' : 'done')
}
