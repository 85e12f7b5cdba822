import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { dbStateSchema, type DbState } from '#mocks/dbState.ts'
import { makeToken } from '#mocks/token.ts'
import { personas } from '#mocks/personas.ts'
import { buildUserAgent, type ProfileName } from '#mocks/serverProfile.ts'
import { toPurchaseBody } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { authEmulatorUrl as emulator, mockServerPort, testConfig } from '#tests/support/testConfig.ts'

const serverUrl = `http://127.0.0.1:${mockServerPort}`

export interface Person {
  name: string
  email: string
  password: string
}

export async function readDbState(): Promise<DbState> {
  return dbStateSchema.parse(await (await fetch(`${serverUrl}/__db`)).json())
}

/** @returns the requests that have crashed a test's mock server. The test is identified by its user agent. */
export async function readCrashes(userAgent = ''): Promise<string[]> {
  const response = await fetch(`${serverUrl}/__crashes`, { headers: { 'user-agent': userAgent } })
  return z.array(z.string()).parse(await response.json())
}

/** Crashes the mock server of a test, as if another person had opened a mistyped link. */
export async function crashServer(userAgent = ''): Promise<void> {
  await fetch(`${testConfig.VITE_API_URL}/part/abc`, { headers: { 'user-agent': userAgent } }).catch(() => undefined)
}

/**
 * Makes an API call outside the browser.
 * @param callerEmail the email of the account whose token is sent
 * @throws on an error status
 */
export async function callApi(
  method: string,
  path: string,
  body?: object,
  callerEmail: string = personas.admin.email,
  profile: ProfileName = 'specified',
) {
  const response = await fetch(`${testConfig.VITE_API_URL}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${makeToken(callerEmail)}`,
      'content-type': 'application/json',
      'user-agent': buildUserAgent(profile),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}`)
}

/** @returns the orders of a person, oldest first */
export const readOrders = async ({ email }: Person) =>
  (await readDbState()).orders.filter(({ userEmail }) => userEmail === email)

/**
 * Places an order with the same request as the shop.
 * @returns the order's id
 */
export async function placeOrder(
  person: Person,
  partId: string,
  quantity: number,
  profile: ProfileName = 'specified',
): Promise<string> {
  const partWire = (await readDbState()).parts.find(({ _id }) => _id === partId)
  if (!partWire) throw new Error(`no part ${partId}`)
  const delivery = { userPhone: '+880 1700 000 000', userAddress: '12 Port Road, Chattogram' }
  const orderBody = { userName: person.name, userEmail: person.email, quantity: String(quantity), ...delivery }
  await callApi('POST', '/mypurchase', toPurchaseBody(orderBody, toPart(partWire)), person.email, profile)
  const order = (await readOrders(person)).at(-1)
  if (!order) throw new Error('the order was not placed')
  return order._id
}

/** Changes an order's quantity, and thereby its total, in the mock server, because the API has no such call. */
export const changeQuantity = (_id: string, quantity: string) =>
  fetch(`${serverUrl}/__order`, { method: 'POST', body: JSON.stringify({ _id, quantity }) })

/** Records a payment of an order on the mock server, although no card was charged. */
export function payOrder({ email }: Person, id: string, profile?: ProfileName): Promise<void> {
  const payment = { clientSecret: `${id}_secret`, transationId: `pi_${id}`, paymentMethod: 'pm_1', status: 'pending' }
  return callApi('PATCH', `/mypurchase/${id}`, payment, email, profile)
}

/** Waits until the identity provider's emulator accepts requests. */
export const waitForIdentityProvider = () => expect(() => fetch(emulator)).toPass({ timeout: 100_000 })

/** Creates an account at the identity provider, unless the account already exists. */
export async function createAccount({ name, email, password }: Person): Promise<void> {
  await waitForIdentityProvider()
  const url = `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${testConfig.VITE_FIREBASE_API_KEY}`
  const body = JSON.stringify({ email, password, displayName: name, returnSecureToken: true })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!response.ok && !(await response.text()).includes('EMAIL_EXISTS'))
    throw new Error(`no account for ${email}: ${response.status}`)
}

const oobCodesSchema = z.object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })) })

/** @returns the number of password-reset emails that the identity provider has sent to this address */
export async function countPasswordResets(email: string): Promise<number> {
  const projectId = testConfig.VITE_FIREBASE_PROJECT_ID
  const response = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`)
  const { oobCodes } = oobCodesSchema.parse(await response.json())
  return oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET').length
}
