import type * as z from 'zod/mini'

type Shape = z.core.JSONSchema.BaseSchema

function describeObject({ properties = {}, required = [] }: Shape, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${describeShape(field, inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** A JSON schema for people: a field per line, `name?` for one that may be missing. The example says more of a tuple. */
export function describeShape(part: Shape | boolean, indent = ''): string {
  if (typeof part !== 'object' || part.prefixItems) return 'anything'
  if (part.const !== undefined) return JSON.stringify(part.const)
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (part.anyOf) return part.anyOf.map((choice) => describeShape(choice, indent)).join(' | ')
  if (part.properties) return describeObject(part, indent)
  if (part.type === 'array') {
    return `array of ${Array.isArray(part.items) ? 'anything' : describeShape(part.items ?? true, indent)}`
  }
  // zod writes several types of one value as a list, which its own type does not know.
  return part.type === undefined ? 'anything' : [part.type].flat().join(' | ')
}
