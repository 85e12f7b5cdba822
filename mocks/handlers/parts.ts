import { Refusal, serve } from '#mocks/handlers/serve.ts'
import { db, nextId } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { showPart, toStored } from '#mocks/handlers/pictures.ts'
import { addPartBodySchema } from '#src/domain/addPart.ts'

/** Parts (SHOP-7): anyone reads, admins add. */
export const partHandlers = [
  serve('getParts', 'get', `${API}/parts`, 'anyone', () => db.get().parts.map(showPart)),

  serve('getPart', 'get', `${API}/part/:id`, 'anyone', ({ param }) => {
    const part = db.get().parts.find(({ _id }) => _id === param('id'))
    if (!part) throw new Refusal(404, 'No such part')
    return showPart(part)
  }),

  serve('addPart', 'post', `${API}/addparts`, 'admin', async ({ body }) => {
    const part = await body(addPartBodySchema)
    db.mutate((world) => world.parts.unshift({ _id: nextId(world, 'part'), ...part, image: toStored(part.image) }))
    return { acknowledged: true }
  }),
]
