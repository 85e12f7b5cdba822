import * as z from 'zod/mini'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import { callMessages } from '#mocks/demo/copy/calls.ts'
import type { Call } from '#src/api/call.ts'
import { brand } from '#src/copy/brand.ts'
import { requestFromMockServer } from '#stories/docs/contract/requestFromMockServer.ts'
import { getResponseSchema } from '#stories/docs/contract/schemaOf.ts'

export const authLabels: Readonly<Record<Call['auth'], string>> = {
  anyone: 'anyone, no token',
  bearer: 'signed in, with a token',
  admin: 'admins, with a token',
}

export type Schema = z.core.JSONSchema.BaseSchema
type JsonContent = Readonly<Record<'application/json', { schema: Schema; example: unknown }>>

export type Operation = Awaited<ReturnType<typeof describeOperation>>

const toJsonSchema = (schema: z.ZodMiniType): Schema => z.toJSONSchema(schema, { io: 'input' })

/**
 * Describes a body by its schema and an example. In the example, tokens are shortened, since they differ from run to run.
 * Lists are reduced to one row.
 */
function describeContent(schema: Schema, json: unknown): JsonContent {
  const example: unknown = JSON.parse(JSON.stringify(json), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/^eyJ.*/, 'eyJ…') : value,
  )
  const isList = Array.isArray(example) && schema.type === 'array' && !schema.prefixItems
  return { 'application/json': { schema, example: isList ? example.slice(0, 1) : example } }
}

/** Finds the parameters in a path (`/order/{id}`) and in a query string (`?userEmail={email}`). */
const describeParameters = ({ path }: Call) =>
  [...path.matchAll(/(?:[?&](\w+)=)?\{(\w+)\}/g)].map(([, key, name = '']) => ({
    name: key ?? name,
    in: key ? 'query' : 'path',
    required: true,
    schema: { type: 'string' },
  }))

const notFoundOrEmpty = { 404: { description: 'Not found; an empty response counts as 404' } }
const notFoundMeansNothingStored = { 404: { description: 'Nothing stored yet; an empty response means the same' } }

type Exchanges = Awaited<ReturnType<typeof requestFromMockServer>>

const describeResponses = (
  call: Call,
  { acceptedExchange, rejectedExchanges }: Exchanges,
): Record<string, { description: string; content?: JsonContent }> => ({
  ...(call.response.kind === 'any'
    ? { '2XX': { description: 'Any 2xx, whatever its body' } }
    : {
        200: {
          description: 'Done',
          content: describeContent(toJsonSchema(getResponseSchema(call.response)), acceptedExchange.json),
        },
      }),
  ...Object.fromEntries(
    rejectedExchanges.map(({ viewer, status, json }) => [
      String(status),
      { description: viewer ? 'Not an admin' : 'Without a valid token', content: describeContent({}, json) },
    ]),
  ),
  ...(call.method === 'GET' && call.emptyBodyIs && notFoundOrEmpty),
  ...(call.method === 'GET' && call.notFoundIs && notFoundMeansNothingStored),
})

async function describeOperation(name: ApiCallName) {
  const call: Call = allCalls[name]
  const exchanges = await requestFromMockServer(name)
  return {
    operationId: name,
    summary: callMessages[name][0],
    description: `For ${authLabels[call.auth]}.`,
    security: call.auth === 'anyone' ? [] : [{ accessToken: [] }],
    parameters: describeParameters(call),
    ...(call.body && {
      requestBody: {
        required: true,
        content: describeContent(toJsonSchema(call.body), exchanges.acceptedExchange.body),
      },
    }),
    responses: describeResponses(call, exchanges),
  }
}

/** Builds an OpenAPI 3.1 document of all calls, with the mock server's responses as examples. */
export async function createOpenApiDocument(version: string) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const name of Object.keys(allCalls) as ApiCallName[]) {
    const { path, method } = allCalls[name]
    const operationsByMethod = (paths[path.replace(/\?.*/, '')] ??= {})
    operationsByMethod[method.toLowerCase()] = await describeOperation(name)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name}: the API behind the shop`,
      version,
      description: 'What the shop needs from its server. Fields that a schema does not list are ignored.',
    },
    servers: [{ url: 'http://localhost:4710/api', description: 'The mock server' }],
    paths,
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
  }
}
