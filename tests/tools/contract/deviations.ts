import * as z from 'zod/mini'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import type { ApiResult } from '#src/api/parseResponse.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { readNumber } from '#src/domain/wire.ts'
import { getResponseSchema } from '#stories/docs/contract/schemaOf.ts'

/** A complete response, and the result of parsing it with the shop's code. */
export interface ProbeResponse {
  status: number
  headers: Headers
  text: string
  /** The parsed text; undefined if the text is not JSON. */
  json: unknown
  result: ApiResult
}

/** @returns the parsed text; undefined if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const { localeError } = z.locales.en()

/** Describes the first difference between a response and the schema. Usually, all rows differ in the same way. */
function describeMismatch(name: ApiCallName, json: unknown): string {
  const issue = z.safeParse(getResponseSchema(allCalls[name].response), json, { error: localeError }).error?.issues[0]
  return `${['the response', ...(issue?.path ?? [])].join(' › ')}: ${issue?.message ?? 'has another shape'}`
}

function describeFailure(
  name: ApiCallName,
  { status, headers, text, json }: ProbeResponse,
  { kind }: ApiError,
): string {
  // Quotes the server's own message, which helps its owner most, unless the response may contain a token.
  const detail = allCalls[name].response.kind === 'accessToken' || text === '' ? '' : ` (${text.slice(0, 120)})`
  if (status >= 300 && status < 400) return `redirects to ${headers.get('location') ?? 'nowhere'} (${status})`
  if (kind === 'refused' && status < 300) return `responds with ${status}, but did nothing${detail}`
  if (kind !== 'contract') return `responds with ${status}${detail}`
  return json === undefined ? `responds with a body that is not JSON${detail}` : describeMismatch(name, json)
}

const partFields = ['name', 'image', 'price', 'minimumQuantity', 'availableParts|avaailableParts', 'describe']
const orderFields = ['itemInfo', 'itemInfo.itemPrice', 'quantity', 'userEmail']

/** The fields that a row needs to be shown completely. Alternative spellings of a field are separated by '|'. */
const expectedFields: Partial<Record<ApiCallName, readonly string[]>> = {
  getParts: partFields,
  getPart: partFields,
  getOrders: orderFields,
  getMyOrders: orderFields,
  getMyOrder: orderFields,
  getReviews: ['name', 'review', 'rating'],
  getUsers: ['name'],
}
const numericField = /price|quantity|available|rating/i

const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null

/** @returns the value of a field in any of its spellings. The values undefined, null and '' count as missing. */
const getValue = (row: unknown, spellings: string): unknown =>
  spellings
    .split('|')
    .map((path) => path.split('.').reduce<unknown>((json, key) => (isObject(json) ? json[key] : undefined), row))
    .find((value) => value !== undefined && value !== null && value !== '')

/** @returns problems in a parsed response: fields that are missing from all rows, and unreadable numbers */
function findMissingFields(name: ApiCallName, json: unknown): string[] {
  const rows = [json].flat().filter(isObject)
  return (expectedFields[name] ?? []).flatMap((field) => {
    const values = rows.map((row) => getValue(row, field)).filter((value) => value !== undefined)
    if (rows.length > 0 && values.length === 0) return [`${field.replace('|', ' or ')} is missing`]
    const wrongNumber = numericField.test(field) ? values.find((value) => readNumber(value) === null) : undefined
    return wrongNumber === undefined
      ? []
      : [`${field} is no number the shop can read, such as ${JSON.stringify(wrongNumber)}`]
  })
}

/** @returns how a response that should be successful deviates, according to the shop's own code */
export function findDeviations(name: ApiCallName, response: ProbeResponse): string[] {
  const { error, meta } = response.result
  if (error) return [describeFailure(name, response, error)]
  const { unreadableRows = 0, repeatedRows = 0 } = meta ?? {}
  return [
    ...(unreadableRows > 0 ? [describeMismatch(name, response.json)] : []),
    ...(repeatedRows > 0 ? [`${repeatedRows} rows have the id or email of another`] : []),
    ...findMissingFields(name, response.json),
  ]
}
