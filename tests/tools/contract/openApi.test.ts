import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { allCalls } from '#src/api/allCalls.ts'
import { openApiDocument } from '#stories/docs/contract/openApi.ts'

const document = await openApiDocument('1.0.0')

test('the OpenAPI document passes its validator, which finds what is wrong with another', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  const incomplete = { ...structuredClone(document), info: undefined }
  expect(await new Validator().validate(incomplete)).toMatchObject({ valid: false })
})

test('it has every call once, with its access, its body and its answers', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations.map(({ operationId }) => String(operationId)).toSorted()).toEqual(Object.keys(allCalls).toSorted())
  expect(document.paths['/myallpurchases']?.get).toMatchObject({
    operationId: 'getMyOrders',
    security: [{ accessToken: [] }],
    parameters: [{ name: 'userEmail', in: 'query', required: true }],
    responses: { 200: {}, 401: {} },
  })
  expect(document.paths['/user/{email}']?.put).toMatchObject({
    security: [],
    parameters: [{ name: 'email', in: 'path' }],
    requestBody: { content: { 'application/json': { schema: { required: ['email'] } } } },
  })
})

test('it is the same every time', async () => {
  expect(await openApiDocument('1.0.0')).toEqual(document)
})
