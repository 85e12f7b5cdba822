import { db } from '#mocks/db.ts'
import { deleteRow } from '#mocks/handlers/stock.ts'
import { createSeed, type DbState } from '#mocks/dbState.ts'

type Table = 'orders' | 'parts' | 'payments' | 'reviews'

const getIds = ({ parts, reviews, orders }: DbState) => [...parts, ...reviews, ...orders].map(({ _id }) => _id)

const seededIds = new Set(getIds(createSeed()))

/** Creates an id in MongoDB's format of 24 hexadecimal digits. The last digits are a counter. */
const makeObjectId = (state: DbState): string => `6650c0de${(state.nextId++).toString(16).padStart(16, '0')}`

/**
 * Whether an id is valid. MongoDB's driver accepts 24 hexadecimal digits or any 12 characters, and throws for any other id. Ids
 * of the mock server's own rows are valid as well.
 */
export const isObjectId = (id: string): boolean =>
  /^([\da-f]{24}|.{12})$/i.test(id) || seededIds.has(id) || getIds(db.get()).includes(id)

/**
 * Stores a document unchanged and without validation.
 * @returns the driver's result
 */
export const insert = (table: Table, document: object) =>
  db.mutate((state) => {
    const insertedId = makeObjectId(state)
    state[table].push({ _id: insertedId, ...document } as never)
    return { acknowledged: true, insertedId }
  })

/**
 * Changes fields of a document, if it exists.
 * @returns the driver's result
 */
export function update(document: object | undefined, fields: object) {
  const isChanged =
    document !== undefined && Object.entries(fields).some(([key, value]) => Reflect.get(document, key) !== value)
  if (isChanged) db.mutate(() => Object.assign(document, fields))
  return { acknowledged: true, matchedCount: document ? 1 : 0, modifiedCount: isChanged ? 1 : 0 }
}

/** Like `update`, but creates a missing document. */
export function upsert(table: 'profiles' | 'users', document: object | undefined, fields: object) {
  if (document) return { ...update(document, fields), upsertedCount: 0, upsertedId: null }
  const upsertedId = db.mutate((state) => {
    const _id = makeObjectId(state)
    state[table].push({ _id, ...fields } as never)
    return _id
  })
  return { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId }
}

export const deleteDocument = (table: 'orders' | 'reviews', id: string) =>
  db.mutate((state) => ({ acknowledged: true, deletedCount: deleteRow(state, table, id) }))
