import { db, nextId } from '#mocks/db.ts'
import type { World } from '#mocks/world.ts'

type Table = { [Name in keyof World]: World[Name] extends { _id?: string | undefined }[] ? Name : never }[keyof World]

/** Stores a document as it was sent. @returns what MongoDB's driver does */
export function insert(table: Table, document: object): { acknowledged: true; insertedId: string } {
  return db.mutate((world) => {
    const insertedId = nextId(world, table.replace(/s$/, ''))
    // Nothing checks its types.
    world[table].unshift({ _id: insertedId, ...document } as never)
    return { acknowledged: true, insertedId }
  })
}

/** Changes fields of a document, if there is one. @returns what MongoDB's driver does */
export function update(document: object | undefined, fields: object) {
  if (document) db.mutate(() => Object.assign(document, fields))
  const count = document ? 1 : 0
  return { acknowledged: true, matchedCount: count, modifiedCount: count }
}
