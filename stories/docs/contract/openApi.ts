import * as z from 'zod/mini'
import { callLabel } from '#mocks/demo/copy/calls.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Call } from '#src/api/call.ts'
import { brand } from '#src/copy/brand.ts'
import { askMockServer, type Exchange, type Exchanges } from '#stories/docs/contract/askMockServer.ts'
import { accessLabels, missingTexts } from '#stories/docs/contract/labels.ts'
import { schemaOf } from '#stories/docs/contract/schemaOf.ts'

type Json = Readonly<Record<string, unknown>>

/** Without the names of the dialect, which OpenAPI 3.1 implies. */
const jsonSchema = (schema: z.ZodMiniType): Json =>
  Object.fromEntries(Object.entries(z.toJSONSchema(schema, { io: 'input' })).filter(([key]) => key !== '$schema'))

/** Tokens, which differ from run to run, are cut. */
const toExample = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/^eyJ.*/, 'eyJ…') : value,
  )

const content = (schema: Json, example: unknown): Json => ({
  'application/json': { schema, example: toExample(example) },
})

/** The parameters in a call's address: `/order/{id}` has one in its path, `?userEmail={email}` one in its query. */
const parametersOf = ({ path }: Call): Json[] =>
  [...path.matchAll(/(?:[?&](\w+)=)?\{(\w+)\}/g)].map(([, key, name = '']) => ({
    name: key ?? name,
    in: key ? 'query' : 'path',
    required: true,
    schema: { type: 'string' },
  }))

const turnedAway = ({ viewer, status, answer }: Exchange): [string, Json] => [
  `${status}`,
  { description: viewer ? 'Not an admin' : 'Without a valid token', content: content({}, answer) },
]

function responsesOf(call: Call, { done, refused }: Exchanges): Json {
  const missing = call.method === 'GET' && call.ifMissing ? { 404: { description: missingTexts[call.ifMissing] } } : {}
  const rows: unknown[] = call.answer.kind === 'list' ? [done.answer].flat() : []
  const answer = content(jsonSchema(schemaOf(call.answer)), rows.length > 0 ? rows.slice(0, 1) : done.answer)
  return {
    ...(call.answer.kind === 'any'
      ? { '2XX': { description: 'Any 2xx, whatever its body' } }
      : { 200: { description: 'The answer the shop reads', content: answer } }),
    ...Object.fromEntries(refused.map(turnedAway)),
    ...missing,
  }
}

function operationOf(name: CallName, exchanges: Exchanges): Json {
  const call: Call = allCalls[name]
  return {
    operationId: name,
    summary: callLabel(name),
    description: `For ${accessLabels[call.access]}.`,
    security: call.access === 'anyone' ? [] : [{ accessToken: [] }],
    parameters: parametersOf(call),
    ...(call.body && {
      requestBody: { required: true, content: content(jsonSchema(call.body), exchanges.done.body) },
    }),
    responses: responsesOf(call, exchanges),
  }
}

/** The parts of the document that depend on the calls are typed, the rest is OpenAPI's. */
export interface OpenApiDocument extends Json {
  paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

/**
 * The calls as an OpenAPI 3.1 document, from their definitions, with the mock server's answers as examples. Its schemas
 * have no names, because those of the definitions have none.
 * @param version that of the project
 */
export async function openApiDocument(version: string): Promise<OpenApiDocument> {
  const exchanges = await askMockServer()
  const paths: Record<string, Record<string, Json>> = {}
  for (const name of Object.keys(allCalls) as CallName[]) {
    const { path, method } = allCalls[name]
    const operations = (paths[path.replace(/\?.*/, '')] ??= {})
    operations[method.toLowerCase()] = operationOf(name, exchanges[name])
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name}: the API behind the shop`,
      version,
      description:
        'What the shop asks of its server. The answers are what the shop accepts: fields that a schema does not name are ignored.',
    },
    servers: [{ url: 'http://localhost:4710/api', description: 'The mock server' }],
    paths,
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
  }
}
