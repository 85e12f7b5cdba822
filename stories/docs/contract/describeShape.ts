import * as z from 'zod/mini'

type Shape = z.core.JSONSchema.BaseSchema
type Part = Shape | boolean | undefined

const step = '  '

const describeObject = ({ properties = {}, required = [] }: Shape, indent: string): string => {
  const inner = indent + step
  const lines = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${describe(field, inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

const describeTuple = ({ prefixItems = [], items, minItems = 0 }: Shape, indent: string): string => {
  const places = prefixItems.map((item, index) => {
    const place = describe(item, indent)
    return index < minItems ? place : `(${place})?`
  })
  return `[${[...places, ...(items === undefined ? [] : ['…'])].join(', ')}]`
}

function describe(part: Part, indent: string): string {
  if (typeof part !== 'object') return 'anything'
  if (part.const !== undefined) return JSON.stringify(part.const)
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (part.anyOf) return part.anyOf.map((choice) => describe(choice, indent)).join(' | ')
  if (part.prefixItems) return describeTuple(part, indent)
  if (part.properties) return describeObject(part, indent)
  if (part.type === 'array') return `array of ${describe(Array.isArray(part.items) ? undefined : part.items, indent)}`
  // zod writes several types of one value as a list, which its own type does not know.
  return part.type === undefined ? 'anything' : [part.type].flat().join(' | ')
}

/**
 * Describes the JSON that a schema reads, for people: `{ name?: string | null }`, a field per line; a question mark
 * follows the names of fields that may be missing.
 */
export const describeShape = (schema: z.ZodMiniType): string => describe(z.toJSONSchema(schema, { io: 'input' }), '')
