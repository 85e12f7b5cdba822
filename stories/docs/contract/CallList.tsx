import { Markdown } from '@storybook/addon-docs/blocks'
import { allCalls } from '#mocks/allCalls.ts'
import { calls } from '#mocks/demo/copy/calls.ts'
import { describeShape } from '#stories/docs/contract/describeShape.ts'
import { authLabels, openApiDocument, type Operation } from '#stories/docs/contract/openApi.ts'

const { paths } = await openApiDocument('')

const code = (text: string) => `\`\`\`\n${text}\n\`\`\``

function describeContent(what: string, content: NonNullable<Operation['requestBody']>['content']): string {
  const { schema, example } = content['application/json']
  const shape = describeShape(schema)
  const parts = [`**${what}**`, ...(shape === 'anything' ? [] : [code(shape)]), code(JSON.stringify(example, null, 2))]
  return parts.join('\n\n')
}

function describeCall({ operationId: name, requestBody, responses }: Operation): string {
  const { method, path, auth } = allCalls[name]
  return [
    `### ${calls[name][0]}`,
    `\`${name}\`: \`${method} {api}${path}\`, ${authLabels[auth]}`,
    ...(requestBody ? [describeContent('Body', requestBody.content)] : []),
    ...Object.entries(responses).map(([status, { description, content }]) =>
      content ? describeContent(`${status}: ${description}`, content) : `**${status}: ${description}**`,
    ),
  ].join('\n\n')
}

const text = Object.values(paths)
  .flatMap((operations) => Object.values(operations).map(describeCall))
  .join('\n\n')

/** Every call of the shop: who may make it, the shapes of body and answers, and an example of each. */
export const CallList = () => <Markdown>{text}</Markdown>
