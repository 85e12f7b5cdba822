import { http } from 'msw/http'
import { db, nextId } from '#mocks/db.ts'
import { HttpError, respond } from '#mocks/handlers/respond.ts'
import { shrink } from '#mocks/handlers/shrink.ts'
import { IMAGE_HOST } from '#mocks/origins.ts'
import { pictureTypes } from '#src/domain/partForm.ts'

/** How many uploads are stored. The addresses of older ones stay in use, but their pictures are gone. */
const maxUploads = 8

/** Reads the form of the shop, or the picture alone, as the demo sends it. */
async function readUpload(request: Request): Promise<{ image: Blob | null; key: unknown }> {
  const key = new URL(request.url).searchParams.get('key')
  if (request.headers.get('content-type')?.startsWith('image/')) return { image: await request.blob(), key }
  const form = await request.formData().catch(() => new FormData())
  const image = form.get('image')
  return { image: image instanceof File ? image : null, key: key ?? form.get('key') }
}

async function storeUpload(request: Request): Promise<object> {
  const { image, key } = await readUpload(request)
  if (!key) throw new HttpError(400, 'No API key')
  if (!image || !pictureTypes.includes(image.type)) throw new HttpError(400, 'No image')
  const dataUrl = await shrink(image)
  return db.mutate((world) => {
    const url = `${IMAGE_HOST}/uploads/${nextId(world, 'picture')}.${image.type.replace('image/', '')}`
    if (dataUrl !== null) world.uploads = [{ address: url, dataUrl }, ...world.uploads].slice(0, maxUploads)
    return { success: true, data: { url } }
  })
}

/**
 * The image-hosting service (SHOP-7): takes multipart data with an image and a key, responds with an https address
 * (PAGE-11). No page can load that address, so parts and orders carry a small stored copy in its place.
 */
export const uploadHandler = http.post(`${IMAGE_HOST}/*`, ({ request }) =>
  respond('uploadPicture', () => storeUpload(request)),
)
