import type { ApiCallName } from '#mocks/allCalls.ts'
import { getCallLabel, hasSucceeded, type Check } from '#tests/tools/contract/check.ts'
import { isTestRow, testPerson, parseRows, transactionId } from '#tests/tools/contract/reads.ts'

interface LeftoverKind {
  /** The call whose response lists rows of this kind. */
  list: ApiCallName
  kind: string
  advice: string
}

/** The kind of row that each write creates. */
const leftoverKinds: Partial<Record<ApiCallName, LeftoverKind>> = {
  addPart: { list: 'getParts', kind: 'part', advice: 'customers can order it; delete it from the database' },
  addReview: { list: 'getReviews', kind: 'review', advice: 'an admin can delete it on Manage User Reviews' },
  placeOrder: { list: 'getMyOrders', kind: 'order', advice: 'if it is paid, delete it from the database' },
  upsertUser: { list: 'getUsers', kind: 'user', advice: 'delete it from the database' },
  saveProfile: { list: 'getProfile', kind: 'profile', advice: 'delete it from the database' },
}

async function describeTestRows(check: Check, { list, kind, advice }: LeftoverKind): Promise<string[]> {
  const response = await check.send(list, { email: list === 'getProfile' ? testPerson.email : check.customer?.email })
  if (!hasSucceeded(response))
    return [`perhaps a ${kind} named “${testPerson.name}”: ${getCallLabel(list)} could not be read; ${advice}`]
  const testRows = parseRows(response).filter(isTestRow)
  return testRows.map(({ _id }) => `the ${kind} ${_id} (${getCallLabel(list)}): ${advice}`)
}

/**
 * @returns a line for each row that the check has left on the server, or may have left there. It contains the row's
 * kind and id, the call that lists the row, and advice.
 */
export async function describeLeftovers(check: Check): Promise<string[]> {
  const lines: string[] = []
  for (const [write, kind] of Object.entries(leftoverKinds) as [ApiCallName, LeftoverKind][])
    if (check.successfulWrites.has(write)) lines.push(...(await describeTestRows(check, kind)))
  const intents = check.successfulWrites.get('createPaymentIntent')
  if (intents !== undefined)
    lines.push(`${intents} payment intents at the card provider: nobody was charged; cancel them there, or leave them`)
  const records = check.successfulWrites.get('recordPayment')
  if (records !== undefined)
    lines.push(
      `perhaps ${records} payments with the transaction id “${transactionId}” (no call lists them): delete them from the database`,
    )
  return lines
}
