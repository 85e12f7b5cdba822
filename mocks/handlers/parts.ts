import { db, nextId } from '#mocks/db.ts'
import { toPartResponse, toStored } from '#mocks/handlers/pictures.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import type { partCalls } from '#src/api/parts.ts'

/** Part calls (SHOP-7): anyone reads, admins add. */
export const partResolvers: Resolvers<typeof partCalls> = {
  getParts: () => db.get().parts.map(toPartResponse),

  getPart({ id }) {
    const part = db.get().parts.find(({ _id }) => _id === id)
    if (!part) throw new HttpError(404, 'No such part')
    return toPartResponse(part)
  },

  addPart(part) {
    db.mutate((world) => world.parts.unshift({ _id: nextId(world, 'part'), ...part, image: toStored(part.image) }))
    return { acknowledged: true }
  },
}
