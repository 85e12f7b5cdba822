import * as z from 'zod/mini'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { readNumber } from '#src/domain/wire.ts'
import { schemaOf } from '#stories/docs/contract/schemaOf.ts'
import type { Departure } from '#tests/tools/contract/callReport.ts'
import { whenMissing } from '#tests/tools/contract/missingFields.ts'

type Shape = z.core.JSONSchema.BaseSchema

/** A field of a row, such as 'itemInfo.itemPrice'. */
interface Field {
  name: string
  isNumeric: boolean
  isText: boolean
}

/** The schema of a call's answer; of a list, of one row. */
export const rowSchemaOf = (name: CallName): z.ZodMiniType => schemaOf({ ...allCalls[name].answer, kind: 'value' })

function fieldsOf({ properties, anyOf = [] }: Shape, prefix = ''): Field[] {
  if (!properties) return anyOf.flatMap((choice) => (typeof choice === 'object' ? fieldsOf(choice, prefix) : []))
  return Object.entries(properties).flatMap(([key, shape]) => {
    if (typeof shape !== 'object') return []
    const name = prefix + key
    // zod writes several types of one value as a list, which its own type does not know.
    const types: unknown[] = [shape.type].flat()
    const [isNumber, isText] = [types.includes('number'), types.includes('string')]
    const field = { name, isNumeric: isNumber && isText, isText: !isNumber && isText }
    return [field, ...fieldsOf(shape, `${name}.`)]
  })
}

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** undefined, null and '' are all missing; so is a field of an object that is missing itself. */
function valueAt(row: unknown, name: string): unknown {
  const value = name.split('.').reduce<unknown>((json, key) => (isObject(json) ? json[key] : undefined), row)
  return value === '' ? undefined : (value ?? undefined)
}

/** 'in 2 of 16' for some of several rows, '' when it is all of them. */
const share = (some: unknown[], all: unknown[]): string =>
  some.length === all.length ? '' : ` in ${some.length} of ${all.length}`

function readNumbers(name: string, rows: unknown[]): { variant: string[]; unreadable: string[] } {
  const values = rows.map((row) => valueAt(row, name)).filter((value) => value !== undefined)
  const texts = values.filter((value) => typeof value === 'string' && readNumber(value) !== null)
  const unreadable = values.filter((value) => readNumber(value) === null)
  const example = (found: unknown[]) => `${share(found, rows)}, such as ${JSON.stringify(found[0])}`
  return {
    variant: texts.length > 0 ? [`${name} comes as text${example(texts)}`] : [],
    unreadable: unreadable.length > 0 ? [`${name} is no number the shop can read${example(unreadable)}`] : [],
  }
}

/**
 * What an answer that passed the shop's check is like: which spellings and types it has, and what is not as specified.
 * @param json the whole answer
 */
export function readShape(name: CallName, json: unknown): { variants: string[]; departures: Departure[] } {
  const schema = rowSchemaOf(name)
  const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input' }))
  const rows = [json].flat().filter(isObject)
  const variants: string[] = []
  const departures: Departure[] = []
  if (rows.length === 0) return { variants, departures }
  const effects = whenMissing.get(schema) ?? {}
  const effectOf = (field: string) => Object.entries(effects).find(([key]) => key.split('|').includes(field))?.[1]

  for (const { name: field } of fields.filter(({ isNumeric }) => isNumeric)) {
    const { variant, unreadable } = readNumbers(field, rows)
    variants.push(...variant)
    departures.push(...unreadable.map((text) => ({ text, shows: effectOf(field) ?? 'It counts as missing.' })))
  }

  for (const { name: field } of fields.filter(({ isText }) => isText)) {
    const numbers = rows.map((row) => valueAt(row, field)).filter((value) => typeof value === 'number')
    if (numbers.length > 0) variants.push(`${field} comes as a number${share(numbers, rows)}, such as ${numbers[0]}`)
  }

  const unknown = Object.keys(rows[0] ?? {}).filter((key) => !fields.some(({ name: known }) => known === key))
  const unknownNames = unknown.length > 0 ? `; the shop does not know ${unknown.join(', ')}` : ''
  for (const [spellings, effect] of Object.entries(effects)) {
    const [specified = '', ...others] = spellings.split('|')
    const parent = /^(.*)\..*$/.exec(specified)?.[1]
    const owners = rows.filter((row) => parent === undefined || valueAt(row, parent) !== undefined)
    const missing = owners.filter((row) => [specified, ...others].every((key) => valueAt(row, key) === undefined))
    const text = `${[specified, ...others].join(' or ')} is missing`
    if (missing.length > 0 && missing.length === rows.length)
      departures.push({ text: text + unknownNames, shows: effect })
    else if (missing.length > 0) variants.push(`${text}${share(missing, rows)}: ${effect}`)
    for (const spelling of others) {
      const spelt = rows.filter((row) => valueAt(row, spelling) !== undefined)
      if (spelt.length > 0) variants.push(`${specified} is spelt ${spelling}${share(spelt, rows)}`)
    }
  }
  return { variants, departures }
}
