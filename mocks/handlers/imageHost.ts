import { Refusal, serve } from '#mocks/handlers/serve.ts'
import { shrink } from '#mocks/handlers/shrink.ts'
import { db, nextId } from '#mocks/db.ts'
import { IMAGE_HOST } from '#mocks/origins.ts'
import { pictureTypes } from '#src/domain/picture.ts'

/** How many uploads are remembered; older ones lose their picture, not their address. */
const kept = 8

/**
 * The image-hosting service (SHOP-7): multipart with an image and a key. It answers an https address (PAGE-11);
 * no page can load that one, so the server keeps a small copy and hands that out with parts and orders.
 */
export const imageHostHandlers = [
  serve('uploadPicture', 'post', `${IMAGE_HOST}/*`, 'anyone', async ({ request, query }) => {
    const form = await request.formData().catch(() => new FormData())
    const image = form.get('image')
    if (!query('key') && !form.get('key')) throw new Refusal(400, 'No API key')
    if (!(image instanceof File) || !pictureTypes.includes(image.type)) throw new Refusal(400, 'No image')
    const dataUrl = await shrink(image)
    return db.mutate((world) => {
      const url = `${IMAGE_HOST}/uploads/${nextId(world, 'picture')}.${image.type.replace('image/', '')}`
      if (dataUrl !== null) world.uploads = [{ address: url, dataUrl }, ...world.uploads].slice(0, kept)
      return { success: true, data: { url } }
    })
  }),
]
