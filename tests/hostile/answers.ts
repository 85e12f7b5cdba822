type Fields = Readonly<Record<string, unknown>>

/** The address of a value within an answer. */
type Path = readonly (string | number)[]

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Lists the paths of all values in an answer: the answer itself, its objects and lists, and their fields. */
export function pathsIn(value: unknown): Path[] {
  const inside = isFields(value) ? Object.entries(value) : []
  return [[], ...inside.flatMap(([key, child]) => pathsIn(child).map((path) => [key, ...path]))]
}

/** Copies an answer with another value at a path. */
export function replaceAt(answer: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (!isFields(answer)) throw new Error(`nothing at ${key}`)
  const child = replaceAt(answer[key], rest, value)
  if (Array.isArray(answer)) return answer.with(Number(key), child)
  return { ...answer, [key]: child }
}
