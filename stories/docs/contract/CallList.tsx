import { Markdown } from '@storybook/addon-docs/blocks'
import { allCalls } from '#mocks/allCalls.ts'
import { callMessages } from '#mocks/demo/copy/calls.ts'
import { authLabels, createOpenApiDocument, type Operation, type Schema } from '#stories/docs/contract/openApi.ts'

const { paths } = await createOpenApiDocument('')

function describeObject({ properties = {}, required = [] }: Schema, indent: string): string {
  const innerIndent = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${innerIndent}${name}${required.includes(name) ? '' : '?'}: ${describeShape(field, innerIndent)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

/**
 * Formats a JSON schema for people, with one field per line and `name?` for an optional field. A tuple is just 'anything',
 * since its example is clear enough.
 */
function describeShape(schema: Schema | boolean, indent = ''): string {
  if (typeof schema !== 'object' || schema.prefixItems) return 'anything'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((option) => describeShape(option, indent)).join(' | ')
  if (schema.properties) return describeObject(schema, indent)
  if (schema.type === 'array') {
    return `array of ${Array.isArray(schema.items) ? 'anything' : describeShape(schema.items ?? true, indent)}`
  }
  // In schemas from zod, `type` can be a list of types, although its declared type is a single one.
  return schema.type === undefined ? 'anything' : [schema.type].flat().join(' | ')
}

const toCodeBlock = (text: string) => `\`\`\`\n${text}\n\`\`\``

function describeContent(title: string, content: NonNullable<Operation['requestBody']>['content']): string {
  const { schema, example } = content['application/json']
  const shape = describeShape(schema)
  const parts = [
    `**${title}**`,
    ...(shape === 'anything' ? [] : [toCodeBlock(shape)]),
    toCodeBlock(JSON.stringify(example, null, 2)),
  ]
  return parts.join('\n\n')
}

function describeCall({ operationId: name, requestBody, responses }: Operation): string {
  const { method, path, auth } = allCalls[name]
  return [
    `### ${callMessages[name][0]}`,
    `\`${name}\`: \`${method} {api}${path}\`, ${authLabels[auth]}`,
    ...(requestBody ? [describeContent('Body', requestBody.content)] : []),
    ...Object.entries(responses).map(([status, { description, content }]) =>
      content ? describeContent(`${status}: ${description}`, content) : `**${status}: ${description}**`,
    ),
  ].join('\n\n')
}

const markdown = Object.values(paths)
  .flatMap((operations) => Object.values(operations).map(describeCall))
  .join('\n\n')

/** Lists every API call: who may make it, the shapes of its request and responses, and an example of each shape. */
export const CallList = () => <Markdown>{markdown}</Markdown>
