import { http } from 'msw/http'
import { db, nextId } from '#mocks/db.ts'
import { HttpError, respond } from '#mocks/handlers/respond.ts'
import { shrink } from '#mocks/handlers/shrink.ts'
import { IMAGE_HOST } from '#mocks/origins.ts'
import { pictureTypes } from '#src/domain/picture.ts'

/** How many uploads are remembered; older ones lose their picture, not their address. */
const kept = 8

async function takePicture(request: Request): Promise<object> {
  const form = await request.formData().catch(() => new FormData())
  const image = form.get('image')
  if (!new URL(request.url).searchParams.get('key') && !form.get('key')) throw new HttpError(400, 'No API key')
  if (!(image instanceof File) || !pictureTypes.includes(image.type)) throw new HttpError(400, 'No image')
  const dataUrl = await shrink(image)
  return db.mutate((world) => {
    const url = `${IMAGE_HOST}/uploads/${nextId(world, 'picture')}.${image.type.replace('image/', '')}`
    if (dataUrl !== null) world.uploads = [{ address: url, dataUrl }, ...world.uploads].slice(0, kept)
    return { success: true, data: { url } }
  })
}

/**
 * The image-hosting service (SHOP-7): multipart with an image and a key. It answers an https address (PAGE-11);
 * no page can load that one, so the server keeps a small copy and hands that out with parts and orders.
 */
export const uploadHandler = http.post(`${IMAGE_HOST}/*`, ({ request }) =>
  respond('uploadPicture', () => takePicture(request)),
)
