import { defaultDials } from '#mocks/dials.ts'
import type { World } from '#mocks/schema.ts'
import { tables, type Tables } from '#mocks/seed/tables.ts'

/** The first number that no seeded row has in its id. */
const firstFreeId = 1017

const firstRows = Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows])) as {
  [Name in keyof Tables]: Tables[Name]['rows']
}

/** @returns a fresh copy of the initial world. It is fixed, not random: screenshots must be reproducible. */
export const seed = (): World => structuredClone({ ...firstRows, nextId: firstFreeId, dials: defaultDials() })
