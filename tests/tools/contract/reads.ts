import * as z from 'zod/mini'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import type { ResponseParser } from '#src/api/parseResponse.ts'
import { text } from '#src/domain/wire.ts'
import { callNames, isDone, unknownId, type Check } from '#tests/tools/contract/check.ts'
import type { ProbeResponse } from '#tests/tools/contract/deviations.ts'
import { parseClaims, noteTokenLife, tryUnsignedToken } from '#tests/tools/contract/tokens.ts'

/**
 * A person who does not exist, because nobody owns a `.example` domain. Everything that this command creates has this
 * name.
 */
export const testPerson = {
  email: 'contract-check@shop.example',
  name: 'Contract check',
  phone: '000',
  address: 'Nowhere',
}

/** An email to which nothing belongs. */
export const unknownEmail = 'nobody@shop.example'

/** The shop's view of a response; null if it can't be parsed. */
export const parseView = <View>(parser: ResponseParser<View>, response: ProbeResponse | null): View | null =>
  (response && parser.parse(response.json, response.status).data) ?? null

const rowsSchema = z.array(z.looseObject({ _id: text }))

/** The rows of any list, or the one row of a response; empty if it can't be parsed. */
export const parseRows = (response: ProbeResponse | null) => z.safeParse(rowsSchema, [response?.json].flat()).data ?? []

/** The transaction id of payments that this command records. */
export const transactionId = 'contract-check'

/** Whether a row of any kind was created by this command, even by an earlier run. */
export const isOwn = (row: Readonly<Record<string, unknown>>): boolean =>
  row.name === testPerson.name || row.userName === testPerson.name || row.email === testPerson.email

/** The id of the row with the most fields, so that a field missing from the single row was lost there. */
function findFullestId(response: ProbeResponse | null): string | undefined {
  const countFields = (row: object) => Object.values(row).filter((value) => value !== null && value !== '').length
  return parseRows(response).toSorted((a, b) => countFields(b) - countFields(a))[0]?._id
}

const queries = callNames.filter((name) => allCalls[name].method === 'GET')

/** Notes whether a call without a token does what should need one (ADMIN-5). */
export function noteOpenCall(check: Check, name: ApiCallName, response: ProbeResponse | null, evidence: string): void {
  if (response && (isDone(response) || response.status === 401 || response.status === 403))
    check.noteRisk('openCalls', name, isDone(response), evidence)
}

/** Requests a list like a page of another site. */
async function tryOtherOrigin(check: Check): Promise<void> {
  const { target } = check
  const site = 'https://another-site.example'
  check.target = { ...target, site }
  const response = await check.send('getParts')
  check.target = target
  const allowed = response?.headers.get('access-control-allow-origin') ?? null
  if (response) check.noteRisk('anyOrigin', 'getParts', allowed === '*' || allowed === site, `allows ${allowed}`)
}

/** Makes the public calls, then tries the remaining calls without a token, for rows that belong to nobody. */
export async function readPublic(check: Check): Promise<void> {
  const id = findFullestId(await check.expectSuccess('getParts'))
  if (id !== undefined) await check.expectSuccess('getPart', { id })
  await check.requestMissingRow('getPart')
  const reviews = parseRows(await check.expectSuccess('getReviews'))
  const emails = reviews.filter(({ email }) => String(email).includes('@')).length
  if (reviews.length > 0) check.noteRisk('reviewersEmails', 'getReviews', emails > 0, `shows ${emails} emails`)
  const users = await check.expectSuccess('getUsers')
  noteOpenCall(check, 'getUsers', users, `shows ${parseRows(users).length} users`)
  await check.expectSuccess('getProfile', { email: testPerson.email })
  await tryOtherOrigin(check)
  for (const name of queries.filter((query) => allCalls[query].auth !== 'anyone')) {
    const values = { id: unknownId, email: unknownEmail }
    const isOpen = await check.expectRejection(name, values, null, 'noToken', 'without a token')
    if (!isOpen) await check.expectRejection(name, values, 'not-a-token', 'noToken', 'with a token that is none')
  }
  await tryUnsignedToken(check, unknownEmail)
}

/** Checks which tokens belong to an admin. Without a customer's token, the admin is also the customer. */
async function findPeople(check: Check, tokens: readonly string[], ownEmail: string): Promise<void> {
  let customer: Check['customer'] = null
  for (const token of tokens) {
    noteTokenLife(check, token)
    const person = { email: parseClaims(token)?.email ?? ownEmail, token }
    check.customer = person
    const isAdmin = parseView(
      allCalls.getAdmin.response,
      await check.expectSuccess('getAdmin', { email: person.email }),
    )
    if (isAdmin === true) check.admin = person
    else customer = person
  }
  check.customer = customer ?? check.admin
}

/**
 * Makes the reads that need a login, and all remaining reads without an id.
 * @param ownEmail the owner of a token that does not name its owner
 */
export async function readSignedIn(check: Check, tokens: readonly string[], ownEmail: string): Promise<void> {
  await findPeople(check, tokens, ownEmail)
  const { customer, admin } = check
  if (customer) {
    const { email, token } = customer
    const id = findFullestId(await check.expectSuccess('getMyOrders', { email }))
    if (id !== undefined) await check.expectSuccess('getMyOrder', { id })
    await check.requestMissingRow('getMyOrder')
    const profileResponse = await check.expectSuccess('getProfile', { email })
    const profile = parseView(allCalls.getProfile.response, profileResponse) ?? {}
    if (!isDone(profileResponse) || Object.values(profile).some(Boolean))
      noteOpenCall(check, 'getProfile', profileResponse, 'shows a profile')
    if (customer !== admin) {
      const otherOrders = await check.send('getMyOrders', { email: unknownEmail })
      if (otherOrders)
        check.noteRisk(
          'othersOrders',
          'getMyOrders',
          isDone(otherOrders),
          'responds to a request for another person’s email',
        )
      await check.expectRejection('getOrders', {}, token, 'notAnAdmin', 'with the token of a customer')
    }
  }
  for (const name of queries)
    if (!allCalls[name].path.includes('{') && !check.tried.has(name)) await check.expectSuccess(name)
}
