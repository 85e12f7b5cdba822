import * as z from 'zod/mini'
import type { World } from '#mocks/schema.ts'

/** FNV-1a, 32 bits: enough to tell two releases of the demo apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Names what a stored world is made of: another schema or another seed has another version. */
export const versionOf = (schema: z.ZodMiniType, seed: World): string =>
  hashOf(JSON.stringify([z.toJSONSchema(schema, { unrepresentable: 'any' }), seed]))
