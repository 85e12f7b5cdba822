import * as z from 'zod/mini'
import type { ApiError } from '#src/api/apiError.ts'
import { assignRepeatNumbers, type ListRow } from '#src/domain/listRow.ts'
import { readAccessToken, upsertWireSchema } from '#src/domain/user.ts'
import { acknowledgedSchema, deletedSchema, isRowMissing, modifiedSchema } from '#src/domain/wire.ts'
import { parseJson } from '#src/lib/parseJson.ts'

export interface ResultMeta {
  /** The number of the list's rows that can't be parsed (DATA-14). */
  unreadableRows?: number
  /** The number of the list's rows that repeat the id or email of an earlier row (DATA-15). */
  repeatedRows?: number
}

export type ApiResult<View = unknown> =
  | { data: View; error?: undefined; meta?: ResultMeta }
  | { error: ApiError; data?: undefined; meta?: ResultMeta }

/** How a response is validated and converted (DATA-4). */
export interface ResponseParser<View> {
  readonly kind: 'value' | 'list' | 'acknowledged' | 'deletedCount' | 'modifiedCount' | 'accessToken' | 'any'
  /** Schema of the response; for a list, the schema of one row. */
  readonly schema: z.ZodMiniType
  /** @returns the view model, or a 'contract' error if the JSON does not match the schema */
  readonly parse: (json: unknown, status: number) => ApiResult<View>
}

const createContractError = (status: number): ApiResult<never> => ({ error: { kind: 'contract', status } })

const defineParser = <Schema extends z.ZodMiniType, View>(
  kind: ResponseParser<View>['kind'],
  schema: Schema,
  toResult: (wire: z.output<Schema>) => ApiResult<View>,
): ResponseParser<View> => ({
  kind,
  schema,
  parse(json, status) {
    const { success, data } = z.safeParse(schema, json)
    return success ? toResult(data) : createContractError(status)
  },
})

export const createValueParser = <Schema extends z.ZodMiniType, View>(
  schema: Schema,
  toView: (wire: z.output<Schema>) => View,
) => defineParser('value', schema, (wire) => ({ data: toView(wire) }))

/**
 * Parses a list and keeps the server's order (DATA-10).
 * @param schema the schema of one row
 * @param toPlaceholder creates the view model of an unreadable row. If omitted, unreadable rows are left out, and a list with
 *   only unreadable rows is an error (DATA-14)
 */
export const createListParser = <Schema extends z.ZodMiniType, View extends ListRow>(
  schema: Schema,
  toView: (wire: z.output<Schema>) => View,
  toPlaceholder?: (row: unknown, index: number) => View,
): ResponseParser<View[]> => ({
  kind: 'list',
  schema,
  parse(json, status) {
    if (!Array.isArray(json)) return createContractError(status)
    const views: View[] = []
    let unreadableRows = 0
    for (const [index, row] of json.entries()) {
      const { success, data } = z.safeParse(schema, row)
      if (success) views.push(toView(data))
      else {
        unreadableRows += 1
        if (toPlaceholder) views.push(toPlaceholder(row, index))
      }
    }
    if (views.length === 0 && unreadableRows > 0) return createContractError(status)
    const repeatedRows = assignRepeatNumbers(views)
    // Immer skips a frozen array. Otherwise Immer would freeze up to 10,000 rows one by one (SPEED-6).
    Object.freeze(views)
    return { data: views, meta: { unreadableRows, repeatedRows } }
  },
})

/** The effect of a mutation: 'unchanged' if the row already had the submitted values; null if the row was changed. */
type MutationEffect = 'unchanged' | null

const changedResult: ApiResult<MutationEffect> = { data: null }
const unchangedResult: ApiResult<MutationEffect> = { data: 'unchanged' }
/** The result for a 2xx response that reports no effect (DATA-11). */
const refusedResult: ApiResult<never> = { error: { kind: 'refused', status: 200 } }
const rowMissingResult: ApiResult<never> = { error: { kind: 'notFound', status: 200 } }

export const acknowledgedParser = defineParser('acknowledged', acknowledgedSchema, (wire) => {
  if (wire.acknowledged !== true) return refusedResult
  return isRowMissing(wire) ? rowMissingResult : changedResult
})

export const deletedCountParser = defineParser('deletedCount', deletedSchema, (wire) =>
  (wire.deletedCount ?? 0) > 0 ? changedResult : refusedResult,
)

/** Also reads `matchedCount`, because `modifiedCount` is 0 both if the row already had the values and if there is no row. */
export const modifiedCountParser = defineParser('modifiedCount', modifiedSchema, (wire) => {
  if ((wire.modifiedCount ?? 0) > 0) return changedResult
  if (isRowMissing(wire)) return rowMissingResult
  return wire.matchedCount ? unchangedResult : refusedResult
})

/** Parses a new access token. A response without a usable token is 'refused' (DATA-5). */
export const accessTokenParser = defineParser('accessToken', upsertWireSchema, (wire): ApiResult<string> => {
  const token = readAccessToken(wire)
  return token === null ? refusedResult : { data: token }
})

/** Accepts any 2xx response except HTML, because the API never sends HTML (DATA-12). */
export const anyBodyParser: ResponseParser<MutationEffect> = {
  kind: 'any',
  schema: z.unknown(),
  parse: () => changedResult,
}

/** Parses the body of a 2xx response. */
export function parseResponse<View>(
  { kind, parse }: ResponseParser<View>,
  status: number,
  text: string,
  emptyBodyIs?: 'notFound',
): ApiResult<View> {
  // The JSON is undefined if the body is truncated or HTML. HTML comes from a proxy or the host, never from the API.
  const json = text.trim() === '' ? null : parseJson(text)
  if (json === undefined && (kind !== 'any' || text.trimStart().startsWith('<'))) return createContractError(status)
  if (json === null && emptyBodyIs) return { error: { kind: 'notFound', status } }
  return parse(json, status)
}
