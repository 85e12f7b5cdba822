import { db, nextId } from '#mocks/db.ts'
import { toPartResponse, toStored } from '#mocks/handlers/pictures.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { Examples, Resolvers } from '#mocks/handlers/createHandler.ts'
import type { partMutationCalls } from '#src/api/partMutations.ts'
import type { partCalls } from '#src/api/parts.ts'

/** Part calls (SHOP-7): anyone reads, admins add. */
export const partResolvers: Resolvers<typeof partCalls & typeof partMutationCalls> = {
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

/** Arguments with which the calls above are carried out on the shop's first day. */
export const partExamples: Examples<typeof partCalls & typeof partMutationCalls> = {
  getParts: undefined,
  getPart: { id: 'brake-rotor-345' },
  addPart: {
    name: 'Wheel nut',
    price: 2.4,
    minimumQuantity: 100,
    availableParts: 4800,
    describe: 'Cold forged.',
    image: 'https://images.example/nut.avif',
  },
}
