import * as z from 'zod/mini'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import type { ResponseParser } from '#src/api/parseResponse.ts'
import { textSchema } from '#src/domain/wire.ts'
import { callNames, hasSucceeded, unknownId, type Check } from '#tests/tools/contract/check.ts'
import type { ProbeResponse } from '#tests/tools/contract/deviations.ts'
import { parseClaims, noteTokenLifetime, tryUnsignedToken } from '#tests/tools/contract/tokens.ts'

/**
 * A person who can't exist, because nobody can own a `.example` domain. All rows that this command creates contain this
 * person's name or email.
 */
export const testPerson = {
  email: 'contract-check@shop.example',
  name: 'Contract check',
  phone: '000',
  address: 'Nowhere',
}

/** An email that no row contains. */
export const unknownEmail = 'nobody@shop.example'

/** @returns the response's data as the shop parses it; null if it can't be parsed */
export const parseData = <View>(parser: ResponseParser<View>, response: ProbeResponse | null): View | null =>
  (response && parser.parse(response.json, response.status).data) ?? null

const rowsSchema = z.array(z.looseObject({ _id: textSchema }))

/** @returns the rows of a response, whether it is a list or a single row; empty if the response can't be parsed */
export const parseRows = (response: ProbeResponse | null) => z.safeParse(rowsSchema, [response?.json].flat()).data ?? []

/** The transaction id of payments that this command records. */
export const transactionId = 'contract-check'

/** Whether this command, in this run or an earlier one, has created a row. */
export const isTestRow = (row: Readonly<Record<string, unknown>>): boolean =>
  row.name === testPerson.name || row.userName === testPerson.name || row.email === testPerson.email

/** @returns the id of the row with the most fields, to find out which fields are missing when a row is read alone */
function findIdOfFullestRow(response: ProbeResponse | null): string | undefined {
  const countFields = (row: object) => Object.values(row).filter((value) => value !== null && value !== '').length
  return parseRows(response).toSorted((a, b) => countFields(b) - countFields(a))[0]?._id
}

const readCalls = callNames.filter((name) => allCalls[name].method === 'GET')

/** Notes whether the server executes a call that should need a token, but was sent without one (ADMIN-5). */
export function noteOpenCall(check: Check, name: ApiCallName, response: ProbeResponse | null, evidence: string): void {
  if (response && (hasSucceeded(response) || response.status === 401 || response.status === 403))
    check.noteRisk('openCalls', name, hasSucceeded(response), evidence)
}

/** Requests a list like a page of another site, and notes whether the server allows this. */
async function tryOtherOrigin(check: Check): Promise<void> {
  const { target } = check
  const site = 'https://another-site.example'
  check.target = { ...target, site }
  const response = await check.send('getParts')
  check.target = target
  const allowedOrigin = response?.headers.get('access-control-allow-origin') ?? null
  if (response)
    check.noteRisk('anyOrigin', 'getParts', allowedOrigin === '*' || allowedOrigin === site, `allows ${allowedOrigin}`)
}

/** Makes the public reads. Then tries the other reads without a token, for an id and an email that don't exist. */
export async function checkPublicReads(check: Check): Promise<void> {
  const id = findIdOfFullestRow(await check.expectSuccess('getParts'))
  if (id !== undefined) await check.expectSuccess('getPart', { id })
  await check.requestMissingRow('getPart')
  const reviews = parseRows(await check.expectSuccess('getReviews'))
  const emailCount = reviews.filter(({ email }) => String(email).includes('@')).length
  if (reviews.length > 0) check.noteRisk('reviewersEmails', 'getReviews', emailCount > 0, `shows ${emailCount} emails`)
  const users = await check.expectSuccess('getUsers')
  noteOpenCall(check, 'getUsers', users, `shows ${parseRows(users).length} users`)
  await check.expectSuccess('getProfile', { email: testPerson.email })
  await tryOtherOrigin(check)
  for (const name of readCalls.filter((query) => allCalls[query].auth !== 'anyone')) {
    const values = { id: unknownId, email: unknownEmail }
    const wasExecuted = await check.expectRejection(name, values, null, 'noToken', 'without a token')
    if (!wasExecuted) await check.expectRejection(name, values, 'not-a-token', 'noToken', 'with a token that is none')
  }
  await tryUnsignedToken(check, unknownEmail)
}

/** Finds the customer's and the admin's token. If there is no customer's token, the admin is also the customer. */
async function identifyTokenOwners(check: Check, tokens: readonly string[], ownEmail: string): Promise<void> {
  let customer: Check['customer'] = null
  for (const token of tokens) {
    noteTokenLifetime(check, token)
    const person = { email: parseClaims(token)?.email ?? ownEmail, token }
    check.customer = person
    const isAdmin = parseData(
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
 * @param ownEmail the email of the tokens' owner, for tokens that don't contain an email
 */
export async function checkSignedInReads(check: Check, tokens: readonly string[], ownEmail: string): Promise<void> {
  await identifyTokenOwners(check, tokens, ownEmail)
  const { customer, admin } = check
  if (customer) {
    const { email, token } = customer
    const id = findIdOfFullestRow(await check.expectSuccess('getMyOrders', { email }))
    if (id !== undefined) await check.expectSuccess('getMyOrder', { id })
    await check.requestMissingRow('getMyOrder')
    const profileResponse = await check.expectSuccess('getProfile', { email })
    const profile = parseData(allCalls.getProfile.response, profileResponse) ?? {}
    if (!hasSucceeded(profileResponse) || Object.values(profile).some(Boolean))
      noteOpenCall(check, 'getProfile', profileResponse, 'shows a profile')
    if (customer !== admin) {
      const otherOrders = await check.send('getMyOrders', { email: unknownEmail })
      if (otherOrders)
        check.noteRisk(
          'othersOrders',
          'getMyOrders',
          hasSucceeded(otherOrders),
          'responds to a request for another person’s email',
        )
      await check.expectRejection('getOrders', {}, token, 'notAnAdmin', 'with the token of a customer')
    }
  }
  for (const name of readCalls)
    if (!allCalls[name].path.includes('{') && !check.tried.has(name)) await check.expectSuccess(name)
}
