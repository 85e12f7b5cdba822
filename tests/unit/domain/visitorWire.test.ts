import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isPartWire } from '#src/domain/part.ts'
import { partWireSchema } from '#src/domain/partSchema.ts'
import { isReviewWire } from '#src/domain/review.ts'
import { reviewWireSchema } from '#src/domain/reviewSchema.ts'

/** What a field may hold: all kinds of JSON (which can hold Infinity, as 1e999), and nothing. */
const contents = [
  undefined,
  null,
  '',
  'text',
  '12',
  0,
  -1.5,
  Infinity,
  NaN,
  true,
  false,
  [],
  ['text'],
  {},
  { _id: 'x' },
]

const checks = [
  { name: 'part', schema: partWireSchema, check: isPartWire },
  { name: 'review', schema: reviewWireSchema, check: isReviewWire },
]

describe.each(checks)('a $name is checked by hand as by its schema (DATA-4)', ({ schema, check }) => {
  const fields = [...Object.keys(schema.shape), 'unknown']
  const expectSame = (json: unknown) =>
    expect([json, check(json)]).toEqual([json, z.safeParse<z.ZodMiniType>(schema, json).success])

  it('when it is anything but an object', () => contents.forEach(expectSame))

  it.each(fields)('when %s holds anything', (field) =>
    contents.forEach((content) => expectSame({ _id: 'x', [field]: content })),
  )

  it('when any fields hold anything', () => {
    const anyField = fc.constantFrom(...contents)
    const anyRow = fc.record(Object.fromEntries(fields.map((field) => [field, anyField])), { requiredKeys: [] })
    fc.assert(
      fc.property(anyRow, (row) => {
        expectSame({ _id: 'x', ...row })
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})
