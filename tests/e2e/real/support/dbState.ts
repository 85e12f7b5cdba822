import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { dbStateSchema, type DbState } from '#mocks/dbState.ts'
import { makeToken } from '#mocks/token.ts'
import { personas } from '#mocks/personas.ts'
import { buildUserAgent, type ProfileName } from '#mocks/serverProfile.ts'
import { toPurchaseBody } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { authEmulatorUrl as emulator, mockServerPort, testConfig } from '#tests/support/testConfig.ts'

const server = `http://127.0.0.1:${mockServerPort}`

export interface Person {
  name: string
  email: string
  password: string
}

export async function readDbState(): Promise<DbState> {
  return dbStateSchema.parse(await (await fetch(`${server}/__db`)).json())
}

/** The requests of a browser that have crashed its field server. */
export async function readCrashes(userAgent = ''): Promise<string[]> {
  const response = await fetch(`${server}/__crashes`, { headers: { 'user-agent': userAgent } })
  return z.array(z.string()).parse(await response.json())
}

/** Crashes the field server of a browser by another person's mistyped link. */
export async function crashServer(userAgent = ''): Promise<void> {
  await fetch(`${testConfig.VITE_API_URL}/part/abc`, { headers: { 'user-agent': userAgent } }).catch(() => undefined)
}

/**
 * Makes an API call outside the browser.
 * @param as the email for the token
 * @throws on an error status
 */
export async function callApi(
  method: string,
  path: string,
  body?: object,
  as: string = personas.admin.email,
  profile: ProfileName = 'specified',
) {
  const response = await fetch(`${testConfig.VITE_API_URL}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${makeToken(as)}`,
      'content-type': 'application/json',
      'user-agent': buildUserAgent(profile),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}`)
}

/** The orders of a person, oldest first. */
export const readOrders = async ({ email }: Person) =>
  (await readDbState()).orders.filter(({ userEmail }) => userEmail === email)

/**
 * Places an order with the shop's request.
 * @returns its id
 */
export async function placeOrder(
  person: Person,
  partId: string,
  quantity: number,
  profile: ProfileName = 'specified',
): Promise<string> {
  const wire = (await readDbState()).parts.find(({ _id }) => _id === partId)
  if (!wire) throw new Error(`no part ${partId}`)
  const delivery = { userPhone: '+880 1700 000 000', userAddress: '12 Port Road, Chattogram' }
  const form = { userName: person.name, userEmail: person.email, quantity: String(quantity), ...delivery }
  await callApi('POST', '/mypurchase', toPurchaseBody(form, toPart(wire)), person.email, profile)
  const order = (await readOrders(person)).at(-1)
  if (!order) throw new Error('the order was not placed')
  return order._id
}

/** Changes the quantity, and thereby the total, of an order. The API has no call for this. */
export const changeQuantity = (_id: string, quantity: string) =>
  fetch(`${server}/__order`, { method: 'POST', body: JSON.stringify({ _id, quantity }) })

/** Records a payment that was never made. */
export function payOrder({ email }: Person, id: string, profile?: ProfileName): Promise<void> {
  const payment = { clientSecret: `${id}_secret`, transationId: `pi_${id}`, paymentMethod: 'pm_1', status: 'pending' }
  return callApi('PATCH', `/mypurchase/${id}`, payment, email, profile)
}

/** Resolves once the identity provider accepts requests. */
export const identityStarted = () => expect(() => fetch(emulator)).toPass({ timeout: 100_000 })

/** Creates an account at the identity provider, unless it exists. */
export async function createAccount({ name, email, password }: Person): Promise<void> {
  await identityStarted()
  const url = `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${testConfig.VITE_FIREBASE_API_KEY}`
  const body = JSON.stringify({ email, password, displayName: name, returnSecureToken: true })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!response.ok && !(await response.text()).includes('EMAIL_EXISTS'))
    throw new Error(`no account for ${email}: ${response.status}`)
}

const oobCodesSchema = z.object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })) })

/** How many password-reset emails the identity provider has sent to an email address. */
export async function countResets(email: string): Promise<number> {
  const project = testConfig.VITE_FIREBASE_PROJECT_ID
  const response = await fetch(`${emulator}/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes } = oobCodesSchema.parse(await response.json())
  return oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET').length
}
