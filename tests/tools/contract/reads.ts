import * as z from 'zod/mini'
import { allCalls } from '#mocks/allCalls.ts'
import type { AnswerReader } from '#src/api/answer.ts'
import { text } from '#src/domain/wire.ts'
import { callNames, isDone, unknownId, type Check } from '#tests/tools/contract/check.ts'
import { parseJson, type Asked } from '#tests/tools/contract/departures.ts'

/** A person who does not exist: `.example` is nobody's domain. All that this command makes bears the name. */
export const madeUp = { email: 'contract-check@shop.example', name: 'Contract check', phone: '000', address: 'Nowhere' }

/** An address to which nothing belongs. */
export const nobody = 'nobody@shop.example'

/** What the shop reads in an answer; null when it can't. */
export const viewIn = <View>(answer: AnswerReader<View>, asked: Asked | null): View | null =>
  (asked && answer.read(asked.json, asked.status).data) ?? null

/** The rows of any list; none when it can't be read. */
export const rowsIn = (asked: Asked | null) =>
  z.safeParse(z.array(z.looseObject({ _id: text })), asked?.json).data ?? []

/** The id of the row with the most fields: what the same row lacks when it is read alone, is lost there. */
function fullestId(asked: Asked | null): string | undefined {
  const sizeOf = (row: object) => Object.values(row).filter((value) => value !== null && value !== '').length
  return rowsIn(asked).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]?._id
}

const queries = callNames.filter((name) => allCalls[name].method === 'GET')

/** Makes the calls that anybody may make, then tries the others without a token, about things that belong to nobody. */
export async function readPublic(check: Check): Promise<void> {
  const id = fullestId(await check.ask('getParts'))
  if (id !== undefined) await check.ask('getPart', { id })
  await check.askForNothing('getPart')
  const withAddress = rowsIn(await check.ask('getReviews')).filter(({ email }) => String(email).includes('@'))
  check.noteRisk('reviewersAddresses', withAddress.length > 0, `getReviews shows ${withAddress.length} addresses`)
  const users = viewIn(allCalls.getUsers.answer, await check.ask('getUsers')) ?? []
  check.noteRisk('openCalls', users.length > 0, `getUsers reads out ${users.length} users`)
  await check.ask('getProfile', { email: madeUp.email })
  for (const name of queries.filter((query) => allCalls[query].auth !== 'anyone')) {
    const values = { id: unknownId, email: nobody }
    const isOpen = await check.askInVain(name, values, null, 'noToken', 'without a token')
    if (!isOpen) await check.askInVain(name, values, 'not-a-token', 'noToken', 'with a token that is none')
  }
}

const payloadSchema = z.object({ email: z.string() })

/** Asks the server whose tokens are an admin's. An admin is the customer, too, when there is no other. */
async function findPeople(check: Check, tokens: readonly string[], ownEmail: string): Promise<void> {
  let customer: Check['customer'] = null
  for (const token of tokens) {
    const payload = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const person = { email: z.safeParse(payloadSchema, payload).data?.email ?? ownEmail, token }
    check.customer = person
    const isAdmin = viewIn(allCalls.getAdmin.answer, await check.ask('getAdmin', { email: person.email }))
    if (isAdmin === true) check.admin = person
    else customer = person
  }
  check.customer = customer ?? check.admin
}

/** Makes the reads behind the login, and every other that needs no id. @param ownEmail whose a token is that does not say it */
export async function readSignedIn(check: Check, tokens: readonly string[], ownEmail: string): Promise<void> {
  await findPeople(check, tokens, ownEmail)
  const { customer, admin } = check
  if (customer) {
    const { email, token } = customer
    const id = fullestId(await check.ask('getMyOrders', { email }))
    if (id !== undefined) await check.ask('getMyOrder', { id })
    await check.askForNothing('getMyOrder')
    const profile = viewIn(allCalls.getProfile.answer, await check.ask('getProfile', { email })) ?? {}
    check.noteRisk('openCalls', Object.values(profile).some(Boolean), 'getProfile reads out a profile')
    if (customer !== admin) {
      check.noteRisk('othersOrders', isDone(await check.send('getMyOrders', { email: nobody })), 'getMyOrders')
      await check.askInVain('getOrders', {}, token, 'notAnAdmin', 'with the token of a customer')
    }
  }
  for (const name of queries) if (!allCalls[name].path.includes('{') && !check.tried.has(name)) await check.ask(name)
}
